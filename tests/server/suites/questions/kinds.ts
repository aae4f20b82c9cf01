import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallArgs } from '../../../../contract/calls/calls';
import { questionKinds } from '../../../../contract/kinds/kind';
import { QuestionDraftSchema } from '../../../../contract/question/question';
import { questionKey } from '../../../../contract/question/question-key';
import { questionsByKey } from '../../../../server/store/bank/question-keys';
import { questionsByIds } from '../../../../server/store/bank/questions';
import { unexplainedIds } from '../../../../server/store/bank/unexplained';
import { question } from '../../kit/bank';
import { multiple, numeric } from '../../kit/kinds';
import type { TestPortal } from '../../kit/portal';
import type { Open } from '../open';

type Body = CallArgs<'createQuestion'>['body'];

/** Questions with several right options, and those that a number answers (ADR 51). */
export function kindsSuite(open: Open): void {
  let portal: TestPortal;
  let category: number;

  beforeAll(async () => {
    portal = await open();
    category = (await portal.admin.call('addCategory', { query: { name: 'Kinds' } })).id;
  });
  afterAll(() => portal.close());

  const add = (body: Body) => portal.admin.call('createQuestion', { body });
  const edit = (id: number, body: Body) => portal.admin.call('editQuestion', { params: { id }, body });
  const one = async (id: number) => (await portal.admin.call('getQuestions', { query: { ids: String(id) } }))[0];
  const listed = async (query: CallArgs<'getQuestions'>['query']) =>
    (await portal.admin.call('getQuestions', { query: { sort: 'id', ...query } })).map(({ id }) => id);
  const fieldsOf = async (body: Body) => (await portal.admin.tries('createQuestion', { body })).problem?.fields;

  it('are stored and listed with what belongs to them, and drawn with it', async () => {
    const several = await add(multiple('Which are primes?', [category], [2, 4]));
    const number = await add(numeric('What is g?', [category]));
    expect(several).toMatchObject({
      kind: 'multiple',
      options: [{ correct: false }, { correct: true }, { correct: false }, { correct: true }],
    });
    expect('answer' in several || 'explanation' in several).toBe(false);
    expect(number).toMatchObject({
      kind: 'numeric',
      answer: { from: 9.8, to: 9.82 },
      options: [],
      explanation: expect.stringMatching(/g\?$/),
    });
    expect(await one(several.id)).toEqual(several);
    expect(await one(number.id)).toEqual(number);
    const drawn = await questionsByIds(portal.store.db, [several.id, number.id]);
    expect(drawn.get(several.id)).toMatchObject({ kind: 'multiple', options: several.options });
    expect(drawn.get(number.id)).toMatchObject({ kind: 'numeric', answer: number.answer, explanation: number.explanation });
  });

  it('a question that says it is single is stored as one that says nothing', async () => {
    const { id, ...said } = await add({ ...question('Said to be single', [category]), kind: 'single' });
    expect(said).not.toHaveProperty('kind');
    expect((await edit(id, question('Said to be single', [category]))).versions).toHaveLength(1);
  });

  it('of several right options the first keeps the explanation, wherever it was given', async () => {
    const body = multiple('Explained at the last', [category], [2, 3]);
    const options = body.options.map((option) => ({ ...option, explanation: option.id === 3 || option.id === 4 ? `At ${option.id}` : '' }));
    const { options: kept } = await add({ ...body, options });
    expect(kept.map(({ explanation }) => explanation)).toEqual(['', 'At 3', '', '']);
  });

  it('the history and an undo know them, and an edit may change the kind', async () => {
    const { id, ...first } = await add(question('Changes its kind', [category]));
    const several = await edit(id, multiple('Changes its kind', [category]));
    const number = await edit(id, numeric('Changes its kind', [category], { from: -1, to: 2.5 }));
    const wider = await edit(id, numeric('Changes its kind', [category], { from: -1, to: 3 }));
    expect((await edit(id, numeric('Changes its kind', [category], { from: -1, to: 3 }))).versions).toHaveLength(4);
    expect(several.question.kind).toBe('multiple');
    expect(number.question).toMatchObject({ kind: 'numeric', answer: { from: -1, to: 2.5 }, options: [] });
    expect(wider.versions.map(({ question: { kind, answer } }) => [kind, answer?.to])).toEqual([
      ['numeric', 3],
      ['numeric', 2.5],
      ['multiple', undefined],
      [undefined, undefined],
    ]);
    const { changed } = await portal.admin.call('changeQuestions', { body: { ids: [id], change: 'tag', tags: ['GATE'] } });
    expect((await one(id))?.examTags).toEqual(['test', 'GATE']);
    expect((await portal.admin.call('undoQuestions', { body: { changed } })).changed).toEqual([{ id, version: 6 }]);
    expect(await one(id)).toEqual(wider.question);
    // A page of an earlier version knows no kinds: what it sends is no change of the kind.
    const silent = await portal.admin.tries('editQuestion', { params: { id }, body: question('Changes its kind', [category]) });
    expect([silent.status, silent.problem?.fields]).toEqual([400, { kind: 'is missing' }]);
    await edit(id, { ...question('Changes its kind', [category]), kind: 'single' });
    expect(await one(id)).toEqual({ id, ...first });
  });

  it('a list is filtered by kind, beside the other filters, in every order', async () => {
    const own = (await portal.admin.call('addCategory', { query: { name: 'Filtered' } })).id;
    const ids = {
      single: (await add(question('Filtered one', [own]))).id,
      multiple: (await add(multiple('Filtered several', [own]))).id,
      numeric: (await add(numeric('Filtered number', [own]))).id,
    };
    for (const kind of questionKinds) expect(await listed({ kind, search: 'filtered' })).toEqual([ids[kind]]);
    for (const sort of ['name', '-difficulty', 'category'] as const)
      expect(await listed({ kind: 'numeric', sort, category: own })).toEqual([ids.numeric]);
    await edit(ids.single, numeric('Filtered one', [own]));
    expect(await listed({ kind: 'numeric', category: own })).toEqual([ids.single, ids.numeric]);
    expect(await listed({ kind: 'single', category: own })).toEqual([]);
    const strange = await portal.admin.tries('getQuestions', { query: { kind: 'essay' as 'single' } });
    expect(strange.problem?.fields).toEqual({ kind: 'is none of single, multiple and numeric' });
  });

  it('have keys of their own: the same words are another question in another kind, not in another range', async () => {
    const keyOf = (of: Body) => questionKey(v.parse(QuestionDraftSchema, of));
    const single = (await add(question('Has a key', [category]))).id;
    const several = (await add(multiple('Has a key', [category]))).id;
    const number = (await add(numeric('Has a key', [category]))).id;
    await add(numeric('Has a key', [category], { from: 1, to: 1 }));
    const keys = [
      question('Has a key', [category], 2),
      multiple('Has a key', [category], [4]),
      numeric('Has a key', [category], { from: 5, to: 5 }),
    ].map(keyOf);
    const found = await questionsByKey(portal.store.db, keys);
    expect(keys.map((key) => found.get(key))).toEqual([single, several, number]);
  });

  it('a number in nearly the same words is named as similar, whatever the kind', async () => {
    const words = 'How many litres of water does a cylindrical tank of radius 7 metres hold?';
    const { id } = await add(numeric(words, [category]));
    const [found = []] = await portal.admin.call('findSimilar', {
      body: { questions: [{ description: `${words} Find it.`, options: [] }] },
    });
    expect(found.map((each) => each.id)).toEqual([id]);
  });

  it('without an explanation wait, each kind by its own rule; an index finds them', async () => {
    const own = (await portal.admin.call('addCategory', { query: { name: 'Bare' } })).id;
    const picture = { hash: 'A'.repeat(43), width: 1, height: 1, alt: 'a' };
    await portal.store.db
      .insertInto('pictures')
      .values({ hash: picture.hash, width: 1, height: 1, bytes: Buffer.from('x'), added_by: 'head', added_at: 1 })
      .execute();
    const { explanation: _, ...bareNumber } = numeric('Bare number', [own]);
    const several = multiple('Bare several', [own]);
    const bareSeveral = { ...several, options: several.options.map((option) => ({ ...option, explanation: '' })) };
    const drawn = (body: typeof bareSeveral) =>
      body.options.map((option, at) => ({ ...option, ...(at === 0 && { explanationPicture: picture }) }));
    const bare = [
      await add(bareNumber),
      await add(bareSeveral),
      await add({ ...bareSeveral, description: 'Bare, options pictured', options: bareSeveral.options.map((o) => ({ ...o, picture })) }),
    ];
    for (const body of [
      numeric('Explained number', [own]),
      { ...bareNumber, description: 'Drawn number', explanationPicture: picture },
      { ...several, description: 'Explained several' },
      { ...bareSeveral, description: 'Drawn several', options: drawn(bareSeveral) },
      { ...several, description: 'Quoted several', options: several.options.map((o, at) => ({ ...o, explanation: at === 0 ? '""' : '' })) },
      question('Explained single', [own]),
    ])
      await add(body);
    expect(await listed({ lacks: 'explanation', category: own })).toEqual(bare.map(({ id }) => id));
    const { waits } = await portal.admin.call('getToday', { query: { from: '2026-03-01T00:00:00.000Z' } });
    expect(waits.unexplained).toBe(bare.length);
    const plan = unexplainedIds(portal.store.db).compile();
    const { rows } =
      portal.store.engine === 'sqlite'
        ? await sql`explain query plan ${sql.raw(plan.sql)}`.execute(portal.store.db)
        : await portal.store.atomically(async (tx) => {
            await sql`set local enable_seqscan = off`.execute(tx);
            return sql`explain ${sql.raw(plan.sql)}`.execute(tx);
          });
    expect(JSON.stringify(rows)).toContain('questions_bare');
  });

  describe('what is wrong is refused by the name of its field:', () => {
    const several = multiple('Wrong', [1]);
    it.each<[string, (at: number) => object, Record<string, string>]>([
      ['a kind that is none', () => ({ ...several, kind: 'essay' }), { kind: 'is none of single, multiple and numeric' }],
      ['several without a right option', () => multiple('Wrong', [1], []), { options: 'needs a correct option' }],
      ['several with one option', () => ({ ...several, options: several.options.slice(0, 1) }), { options: 'has fewer than 2 options' }],
      [
        'several with a number',
        () => ({ ...several, answer: { from: 1, to: 2 } }),
        { answer: 'does not belong to a question of this kind' },
      ],
      [
        'several with an explanation',
        () => ({ ...several, explanation: 'x' }),
        { explanation: 'does not belong to a question of this kind' },
      ],
      ['one right option and another', () => ({ ...several, kind: 'single' }), { options: 'needs exactly one correct option' }],
      [
        'a number with options',
        () => ({ ...numeric('Wrong', [1]), options: several.options }),
        { options: 'does not belong to a question of this kind' },
      ],
      ['a number without its answer', () => ({ ...numeric('Wrong', [1]), answer: undefined }), { answer: 'is missing' }],
      ['a range without an end', () => ({ ...numeric('Wrong', [1]), answer: { from: 1 } }), { 'answer.to': 'is missing' }],
      [
        'a range that ends before it starts',
        () => numeric('Wrong', [1], { from: 2, to: 1 }),
        { 'answer.to': 'is before the start of the range' },
      ],
      ['a number beyond all', () => numeric('Wrong', [1], { from: 0, to: 2e12 }), { 'answer.to': 'is more than 1000000000000' }],
      [
        'a text in the place of a number',
        () => ({ ...numeric('Wrong', [1]), answer: { from: '1', to: 2 } }),
        { 'answer.from': 'is not a number' },
      ],
      [
        'a picture that was never uploaded',
        () => ({ ...numeric('Wrong', [1]), explanationPicture: { hash: 'B'.repeat(43), width: 1, height: 1, alt: 'a' } }),
        { explanationPicture: 'is not a picture of this portal' },
      ],
      [
        'a second language that explains less',
        () => ({ ...numeric('Wrong', [1]), translation: { language: 'hi', description: 'ग़लत', options: [], explanation: '' } }),
        { 'translation.explanation': 'is missing' },
      ],
    ])('%s', async (_, body, fields) => {
      const before = await listed({});
      expect(await fieldsOf({ ...body(category), categoryIds: [category] } as Body)).toEqual(fields);
      expect(await listed({})).toEqual(before);
    });
  });
}
