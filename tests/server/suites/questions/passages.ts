import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallArgs } from '../../../../contract/calls/calls';
import { question } from '../../kit/bank';
import { makesPictures, pictureOf } from '../../kit/pictures';
import type { TestPortal } from '../../kit/portal';
import type { Open } from '../open';

type Body = CallArgs<'createQuestion'>['body'];

const text = 'Read the table.\n| Year | Sales |\n| 2024 | 12 |';
const translation = { language: 'hi', text: 'तालिका पढ़िए।' } as const;

/** Passages that questions share (ADR 47). */
export function passagesSuite(open: Open): void {
  let portal: TestPortal;
  let category: number;

  beforeAll(async () => {
    portal = await open({ makePicture: makesPictures });
    category = (await portal.admin.call('addCategory', { query: { name: 'Sets' } })).id;
    await portal.admin.call('uploadPicture', { file: new File(['chart'], 'chart.png') });
  });
  afterAll(() => portal.close());

  const add = (description: string, passage?: Body['passage']) =>
    portal.admin.call('createQuestion', { body: { ...question(description, [category]), ...(passage && { passage }) } });
  const edit = (id: number, description: string, passage?: Body['passage']) =>
    portal.admin.call('editQuestion', { params: { id }, body: { ...question(description, [category]), ...(passage && { passage }) } });
  const one = async (id: number) => (await portal.admin.call('getQuestions', { query: { ids: String(id) } }))[0];
  const passage = (id: number) => portal.admin.call('getPassage', { params: { id } });
  const fieldsOf = async (own: unknown) =>
    (await portal.admin.tries('createQuestion', { body: { ...question('Refused', [category]), passage: own as Body['passage'] } })).problem
      ?.fields;
  const trail = async (id: number) =>
    (await portal.admin.call('getTrail', { query: { kind: 'passage', id: String(id) } })).map(({ act, about, details }) => [
      act,
      about.name,
      details,
    ]);

  it('come with a question, are found again by their contents, and stand with it in every list', async () => {
    const contents = { text: `  ${text}  `, picture: pictureOf('chart'), translation };
    const first = await add('First', contents);
    const kept = { id: first.passage?.id, text, picture: pictureOf('chart'), translation };
    expect(first.passage).toEqual(kept);
    const second = await add('Second', contents);
    const third = await add('Third', { id: first.passage?.id });
    expect([second.passage, third.passage]).toEqual([kept, kept]);
    expect(await one(second.id)).toEqual(second);
    expect((await portal.admin.call('getQuestions', {})).filter((each) => each.passage !== undefined)).toHaveLength(3);
    expect((await add('Alone')).passage).toBeUndefined();
    const found = await portal.admin.call('getQuestions', { query: { passage: kept.id, sort: 'id' } });
    expect(found.map(({ id }) => id)).toEqual([first.id, second.id, third.id]);
    const said = await passage(kept.id ?? 0);
    expect(said).toMatchObject({ passage: kept, retiredIds: [], versions: [{ version: 1, by: null, passage: kept }] });
    expect(said.questions).toEqual([first, second, third]);
  });

  it('are listed with the numbers of their questions, and searched in both texts', async () => {
    const made = await portal.admin.call('createPassage', {
      body: { text: 'A map of rivers', translation: { language: 'hi', text: 'नदियाँ' } },
    });
    expect(
      await portal.admin.call('createPassage', { body: { text: 'A map of rivers', translation: { language: 'hi', text: 'नदियाँ' } } }),
    ).toEqual(made);
    const inUse = await add('On the map', { id: made.id });
    const retired = await add('Also on the map', { id: made.id });
    await portal.admin.call('retireQuestion', { params: { id: retired.id } });
    const lists = await Promise.all(
      ['RIVERS', 'नदियाँ', 'rivers map of', 'lakes'].map((search) => portal.admin.call('getPassages', { query: { search } })),
    );
    expect(lists).toEqual([...Array.from({ length: 3 }, () => [{ ...made, questions: 1, retired: 1 }]), []]);
    const [newest, ...more] = await portal.admin.call('getPassages', { query: { size: 1 } });
    expect([newest?.id, more]).toEqual([made.id, []]);
    expect((await passage(made.id)).retiredIds).toEqual([retired.id]);
    expect((await passage(made.id)).questions.map(({ id }) => id)).toEqual([inUse.id, retired.id]);
    expect(await trail(made.id)).toEqual([['passage-created', 'A map of rivers', {}]]);
    const byWord = await portal.admin.call('getQuestions', { query: { passage: made.id, state: 'retired' } });
    expect(byWord.map(({ id }) => id)).toEqual([retired.id]);
  });

  it('are changed for all their questions, with each version kept', async () => {
    const { id } = await portal.admin.call('createPassage', { body: { text: 'Before' } });
    const about = await add('What does it say?', { id });
    // The same question about the same passage is in the bank; about another one it is a question of its own.
    const after = await portal.admin.call('editPassage', { params: { id }, body: { text: 'After', picture: pictureOf('chart') } });
    expect(after.versions.map((each) => [each.version, each.by, each.passage.text])).toEqual([
      [2, 'head@portal.test', 'After'],
      [1, null, 'Before'],
    ]);
    expect((await one(about.id))?.passage).toEqual({ id, text: 'After', picture: pictureOf('chart') });
    const same = await portal.admin.call('editPassage', { params: { id }, body: { text: ' After ', picture: pictureOf('chart') } });
    expect(same.versions).toHaveLength(2);
    expect((await trail(id)).map(([act]) => act)).toEqual(['passage-edited', 'passage-created']);
    expect((await portal.admin.call('getQuestionHistory', { params: { id: about.id } })).versions).toHaveLength(1);
  });

  it('are part of what makes a question the same as another', async () => {
    const keysOf = async (ids: number[]) =>
      (await portal.store.db.selectFrom('question_keys').selectAll().where('question_id', 'in', ids).execute()).length;
    const asked = question('What does the author mean?', [category]);
    const create = async (own: Body['passage']) =>
      (await portal.admin.call('createQuestion', { body: { ...asked, ...(own && { passage: own }) } })).id;
    const [one, two] = [await create({ text: 'Author one' }), await create({ text: 'Author two' })];
    const twin = await create({ text: 'AUTHOR  one' });
    const alone = await create(undefined);
    expect(await keysOf([one, two, alone])).toBe(3);
    expect(await keysOf([twin])).toBe(0);
    const firstId = (await passage((await portal.admin.call('getQuestions', { query: { ids: String(one) } }))[0]?.passage?.id ?? 0)).passage
      .id;
    await portal.admin.call('editPassage', { params: { id: firstId }, body: { text: 'Author three' } });
    await portal.admin.call('editQuestion', { params: { id: twin }, body: { ...asked, passage: { text: 'Author one again' } } });
    expect(await keysOf([one, two, twin, alone])).toBe(4);
  });

  it('go to a question and leave it, with a version each', async () => {
    const { id } = await portal.admin.call('createPassage', { body: { text: 'Comes and goes' } });
    const asked = await add('Has it a passage?');
    expect((await edit(asked.id, 'Has it a passage?', { id })).question.passage).toEqual({ id, text: 'Comes and goes' });
    expect((await edit(asked.id, 'Has it a passage?', { text: 'Comes and goes' })).versions).toHaveLength(2);
    const history = await edit(asked.id, 'Has it a passage?');
    expect(history.question.passage).toBeUndefined();
    expect(history.versions.map((each) => each.question.passage?.id)).toEqual([undefined, id, undefined]);
    expect((await passage(id)).questions).toEqual([]);
  });

  it('take ten questions and no more', async () => {
    const { id } = await portal.admin.call('createPassage', { body: { text: 'Of ten' } });
    const ids: number[] = [];
    for (let at = 0; at < 10; at += 1) ids.push((await add(`Of ten, ${at}`, { id })).id);
    expect(await fieldsOf({ id })).toEqual({ passage: 'has 10 questions already, retired ones included' });
    expect((await edit(ids[3] ?? 0, 'Of ten, changed', { id })).question.description).toBe('Of ten, changed');
    const outside = await add('Outside');
    const change = (change: 'attach' | 'detach', ...more: number[]) =>
      portal.admin.call('changeQuestions', { body: { ids: more, change, ...(change === 'attach' && { passageId: id }) } });
    expect(await change('attach', outside.id, ids[0] ?? 0)).toEqual({
      changed: [],
      unchanged: 1,
      skipped: [{ id: outside.id, why: 'passage-full' }],
    });
    const { changed } = await change('detach', ids[0] ?? 0, ids[1] ?? 0);
    expect(changed).toHaveLength(2);
    expect((await change('attach', outside.id)).changed).toHaveLength(1);
    const undone = await portal.admin.call('undoQuestions', { body: { changed } });
    expect([undone.changed.map((each) => each.id), undone.skipped]).toEqual([[ids[0]], [{ id: ids[1], why: 'passage-full' }]]);
    expect((await passage(id)).questions.map((each) => each.id)).toEqual([ids[0], ...ids.slice(2), outside.id]);
    expect((await one(outside.id))?.passage?.id).toBe(id);
    const refused = await portal.admin.tries('changeQuestions', { body: { ids, change: 'attach', passageId: 4711 } });
    expect([refused.status, refused.problem?.fields]).toEqual([400, { passageId: 'is not a passage' }]);
  });

  it('are deleted once no question has them, with their versions; what was taken from one before stays outside', async () => {
    const { id } = await portal.admin.call('createPassage', { body: { text: 'To be deleted' } });
    await portal.admin.call('editPassage', { params: { id }, body: { text: 'To be deleted soon' } });
    const held = await add('Of it, for now', { id });
    const tries = () => portal.admin.tries('deletePassage', { params: { id } });
    await portal.admin.call('retireQuestion', { params: { id: held.id } });
    expect(await tries()).toMatchObject({ status: 409, problem: { reason: { code: 'passage-in-use', questions: 1 } } });
    expect((await passage(id)).passage.text).toBe('To be deleted soon');
    const { changed } = await portal.admin.call('changeQuestions', { body: { ids: [held.id], change: 'detach' } });
    portal.clock.now += 1_000;
    expect(await portal.admin.call('deletePassage', { params: { id } })).toEqual({ id });
    expect(await tries()).toMatchObject({ status: 404, problem: { reason: { code: 'no-such-passage' } } });
    expect((await portal.admin.call('undoQuestions', { body: { changed } })).skipped).toEqual([{ id: held.id, why: 'changed-since' }]);
    const rows = await portal.admin.call('getTrail', { query: { kind: 'passage', id: String(id) } });
    expect(rows.map(({ act, about }) => [act, about.name, about.nameThen])).toEqual([
      ['passage-deleted', null, undefined],
      ['passage-edited', null, 'To be deleted soon'],
      ['passage-created', null, 'To be deleted soon'],
    ]);
  });

  it('are refused with the field that is wrong', async () => {
    const { id } = await portal.admin.call('createPassage', { body: { text: 'Good' } });
    expect(await fieldsOf({ id: 4711 })).toEqual({ 'passage.id': 'is not a passage' });
    expect(await fieldsOf({})).toEqual({ 'passage.text': 'is required' });
    expect(await fieldsOf({ text: '  ' })).toEqual({ 'passage.text': 'is required' });
    expect(await fieldsOf({ id, text: 'Beside' })).toEqual({ 'passage.id': 'stands beside the contents of another passage' });
    expect(await fieldsOf({ text: 'x'.repeat(12_001) })).toEqual({ 'passage.text': 'has more than 12000 characters' });
    expect(await fieldsOf({ picture: pictureOf('unknown') })).toEqual({ 'passage.picture': expect.stringContaining('picture') });
    expect(await fieldsOf({ text: 'A', translation: { language: 'xx', text: 'B' } })).toHaveProperty(['passage.translation.language']);
    for (const outcome of [
      await portal.admin.tries('getPassage', { params: { id: 4711 } }),
      await portal.admin.tries('editPassage', { params: { id: 4711 }, body: { text: 'A' } }),
    ])
      expect([outcome.status, outcome.problem?.reason]).toEqual([404, { code: 'no-such-passage' }]);
    const unknown = await portal.admin.tries('createPassage', { body: { picture: pictureOf('unknown') } });
    expect(Object.keys(unknown.problem?.fields ?? {})).toEqual(['picture']);
    expect(await portal.store.db.selectFrom('questions').select('id').where('description', '=', 'Refused').execute()).toEqual([]);
    expect(await portal.store.db.selectFrom('passages').select('id').where('text', '=', 'A').execute()).toEqual([]);
  });
}
