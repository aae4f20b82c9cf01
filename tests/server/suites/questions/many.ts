import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallArgs } from '../../../../contract/calls/calls';
import { maxItems } from '../../../../contract/fields/limits';
import { mostAtOnce } from '../../../../contract/question/bulk-change';
import type { Question } from '../../../../contract/question/question';
import { insertQuestions } from '../../../../server/store/bank/questions';
import { fill, question } from '../../kit/bank';
import type { TestPortal } from '../../kit/portal';
import type { Open } from '../open';

type Change = CallArgs<'changeQuestions'>['body'];

/** Changes of many questions at once, and their undoing. */
export function manyQuestionsSuite(open: Open): void {
  let portal: TestPortal;
  const categories: number[] = [];
  const [home, goal] = [() => categories[0] ?? 0, () => categories[1] ?? 0];

  beforeAll(async () => {
    portal = await open();
    for (const name of ['Home', 'Goal']) categories.push((await portal.admin.call('addCategory', { query: { name } })).id);
  });
  afterAll(() => portal.close());

  const changes = (body: Change) => portal.admin.call('changeQuestions', { body });
  const undoes = (changed: { id: number; version: number }[]) => portal.admin.call('undoQuestions', { body: { changed } });
  const history = (id: number) => portal.admin.call('getQuestionHistory', { params: { id } });
  const shown = async (ids: readonly number[], state?: 'active' | 'retired'): Promise<Question[]> =>
    portal.admin.call('getQuestions', { query: { ids: ids.join(), size: 200, sort: 'id', ...(state && { state }) } });
  const trail = async () =>
    (await portal.store.db.selectFrom('trail').select(['act', 'by_uid', 'about_id', 'details_json']).orderBy('id').execute())
      .filter(({ act }) => act === 'questions-changed' || act === 'questions-undone')
      .map(({ details_json, ...row }) => ({ ...row, details: JSON.parse(details_json) as unknown }));

  it.each<[Change['change'], Partial<Change>, (before: Question) => Partial<Question>, boolean, string]>([
    ['move', {}, () => ({ categoryIds: [categories[1] ?? 0] }), false, 'edited'],
    ['tag', { tags: ['SSC', 'TEST', 'ssc'] }, () => ({ examTags: ['test', 'SSC'] }), false, 'edited'],
    ['untag', { tags: ['Test'] }, () => ({ examTags: [] }), false, 'edited'],
    ['retire', {}, () => ({}), true, 'retired'],
  ])('%s changes that alone, in versions of each question, and is undone by another', async (change, more, after, isRetired, kind) => {
    const ids = await fill(portal, home(), 3, `To ${change}`);
    const before = await shown(ids);
    portal.clock.now += 1_000;
    const body = { ids: [...ids, ids[0] ?? 0], change, ...more, ...(change === 'move' && { categoryId: goal() }) };
    const made = await changes(body);
    expect(made).toEqual({ changed: ids.map((id) => ({ id, version: 2 })), unchanged: 0, skipped: [] });
    expect(await shown(ids)).toEqual(before.map((one) => ({ ...one, ...after(one) })));
    expect((await shown(ids, 'retired')).length).toBe(isRetired ? 3 : 0);
    const first = await history(ids[0] ?? 0);
    expect(first.isRetired).toBe(isRetired);
    expect(first.versions.map((one) => [one.version, one.change, one.by])).toEqual([
      [2, kind, 'head@portal.test'],
      [1, 'created', null],
    ]);
    expect(first.versions[1]?.question).toEqual(before[0]);
    // The same again is no change.
    expect(await changes(body)).toEqual({ changed: [], unchanged: 3, skipped: [] });
    const back = await undoes(made.changed);
    expect(back).toEqual({ changed: ids.map((id) => ({ id, version: 3 })), unchanged: 0, skipped: [] });
    expect(await shown(ids, 'active')).toEqual(before);
    expect((await history(ids[0] ?? 0)).versions.map((one) => one.change)).toEqual([isRetired ? 'restored' : 'edited', kind, 'created']);
    // What was undone is not undone twice; the undoing itself is undone by its own versions.
    expect(await undoes(made.changed)).toEqual({ changed: [], unchanged: 0, skipped: ids.map((id) => ({ id, why: 'changed-since' })) });
    expect((await undoes(back.changed)).changed).toHaveLength(3);
    expect(await shown(ids)).toEqual(before.map((one) => ({ ...one, ...after(one) })));
    expect((await shown(ids, 'retired')).length).toBe(isRetired ? 3 : 0);
    const of = { by_uid: 'head', about_id: '' };
    const moved = change === 'move' ? { categoryId: goal() } : {};
    expect((await trail()).slice(-3)).toEqual([
      { act: 'questions-changed', ...of, details: { change, ...moved, questions: 3 } },
      { act: 'questions-undone', ...of, details: { questions: 3 } },
      { act: 'questions-undone', ...of, details: { questions: 3 } },
    ]);
  });

  it('restores questions, and the undoing retires them again', async () => {
    const [id = 0] = await fill(portal, home(), 1, 'To restore');
    await portal.admin.call('retireQuestion', { params: { id } });
    const { changed } = await changes({ ids: [id], change: 'restore' });
    expect((await history(id)).isRetired).toBe(false);
    expect((await trail()).at(-1)).toMatchObject({ about_id: String(id) });
    await undoes(changed);
    expect((await history(id)).isRetired).toBe(true);
  });

  it('an undo leaves alone what was changed since, what is gone and what no bulk change made', async () => {
    const [edited = 0, left = 0, single = 0] = await fill(portal, home(), 3, 'Meanwhile');
    const { changed } = await changes({ ids: [edited, left], change: 'tag', tags: ['New'] });
    const body = { ...question('Edited meanwhile', [goal()]), examTags: ['Kept'] };
    await portal.admin.call('editQuestion', { params: { id: edited }, body });
    await portal.admin.call('editQuestion', { params: { id: single }, body: question('Edited alone', [home()]) });
    const undone = await undoes([...changed, { id: single, version: 2 }, { id: 987_654, version: 2 }]);
    expect(undone.changed).toEqual([{ id: left, version: 3 }]);
    expect(undone.skipped.toSorted((a, b) => a.id - b.id)).toEqual([
      { id: edited, why: 'changed-since' },
      { id: single, why: 'changed-since' },
      { id: 987_654, why: 'no-question' },
    ]);
    expect((await history(edited)).question).toMatchObject({ description: 'Edited meanwhile', examTags: ['Kept'] });
    expect((await history(single)).question.description).toBe('Edited alone');
  });

  it('an undo does not bring back a category that is gone', async () => {
    const passing = (await portal.admin.call('addCategory', { query: { name: 'Passing' } })).id;
    const [id = 0] = await fill(portal, passing, 1, 'Homeless');
    const { changed } = await changes({ ids: [id], change: 'move', categoryId: goal() });
    await portal.store.db.deleteFrom('categories').where('id', '=', passing).execute();
    expect(await undoes(changed)).toEqual({ changed: [], unchanged: 0, skipped: [{ id, why: 'no-category' }] });
    expect((await history(id)).question.categoryIds).toEqual([goal()]);
  });

  it('a question with all tags that it may have gets no more', async () => {
    const examTags = Array.from({ length: maxItems.tags }, (_, at) => `Tag ${at}`);
    const { id } = await portal.admin.call('createQuestion', { body: { ...question('Full of tags', [home()]), examTags } });
    const { changed, skipped } = await changes({ ids: [id], change: 'tag', tags: ['One more'] });
    expect([changed, skipped]).toEqual([[], [{ id, why: 'too-many-tags' }]]);
  });

  it('a retired question keeps its state when it moves, and no draw finds it', async () => {
    const [id = 0] = await fill(portal, home(), 1, 'Retired and moved');
    await changes({ ids: [id], change: 'retire' });
    await changes({ ids: [id], change: 'move', categoryId: goal() });
    expect(await history(id)).toMatchObject({ isRetired: true, question: { categoryIds: [goal()] } });
    const ids = (state: 'active' | 'retired') =>
      portal.admin.call('getQuestions', { query: { category: goal(), state } }).then((some) => some.map((one) => one.id));
    expect(await ids('retired')).toContain(id);
    expect(await ids('active')).not.toContain(id);
  });

  it(`${mostAtOnce} questions are one change; two at the same time make two versions of each`, async () => {
    const drafts = Array.from({ length: mostAtOnce }, (_, at) => ({
      ...question(`Many ${at}`, [home()]),
      examTags: [],
      difficultyLevel: '',
    }));
    const ids = await portal.store.atomically((tx) => insertQuestions(tx, drafts as Parameters<typeof insertQuestions>[1], 1));
    const [tagged, moved] = await Promise.all([
      changes({ ids, change: 'tag', tags: ['Mock'] }),
      changes({ ids: ids.toReversed(), change: 'move', categoryId: goal() }),
    ]);
    expect([tagged.changed.length, moved.changed.length]).toEqual([mostAtOnce, mostAtOnce]);
    expect(new Set([...tagged.changed, ...moved.changed].map(({ id, version }) => `${id}.${version}`)).size).toBe(2 * mostAtOnce);
    const some = await shown(ids.slice(0, 200));
    expect(some.every(({ examTags, categoryIds }) => examTags.join() === 'Mock' && categoryIds.join() === String(goal()))).toBe(true);
  });

  it('the order by category follows edits, moves, undoing, retirement and merged categories', async () => {
    const [away, near] = [
      (await portal.admin.call('addCategory', { query: { name: 'Away' } })).id,
      (await portal.admin.call('addCategory', { query: { name: 'Near' } })).id,
    ];
    const [edited = 0, moved = 0, undone = 0, retired = 0] = await fill(portal, near, 4, 'Filed');
    await portal.admin.call('editQuestion', { params: { id: edited }, body: question('Filed twice', [near, away]) });
    await changes({ ids: [moved], change: 'move', categoryId: home() });
    await undoes((await changes({ ids: [undone], change: 'move', categoryId: home() })).changed);
    await changes({ ids: [retired], change: 'retire' });
    const first = async () =>
      portal.store.db
        .selectFrom('question_words')
        .select(['question_id', 'first_category'])
        .where('question_id', 'in', [edited, moved, undone, retired])
        .orderBy('question_id')
        .execute();
    expect((await first()).map((row) => row.first_category)).toEqual([away, home(), near, near]);
    await portal.admin.call('mergeCategory', { params: { id: near }, body: { intoId: goal() } });
    expect((await first()).map((row) => row.first_category)).toEqual([goal(), home(), goal(), goal()]);
  });

  describe('is refused, and changes nothing', () => {
    it.each<[string, object, string]>([
      ['no question', { ids: [], change: 'retire' }, 'ids'],
      ['too many', { ids: Array.from({ length: mostAtOnce + 1 }, (_, at) => at + 1), change: 'retire' }, 'ids'],
      ['another change', { ids: [1], change: 'delete' }, 'change'],
      ['a move to nowhere', { ids: [1], change: 'move' }, 'categoryId'],
      ['a move to no category', { ids: [1], change: 'move', categoryId: 987_654 }, 'categoryId'],
      ['a category of a tag', { ids: [1], change: 'tag', tags: ['A'], categoryId: 1 }, 'categoryId'],
      ['no tag', { ids: [1], change: 'tag', tags: [] }, 'tags'],
      ['a blank tag', { ids: [1], change: 'untag', tags: [' '] }, 'tags.0'],
      ['two tags in one', { ids: [1], change: 'tag', tags: ['A, B'] }, 'tags.0'],
      ['tags of a retirement', { ids: [1], change: 'retire', tags: ['A'] }, 'tags'],
    ])('%s', async (_, body, field) => {
      const count = () => portal.store.db.selectFrom('question_changes').select('version').execute();
      const before = await count();
      const { status, problem } = await portal.admin.tries('changeQuestions', { body: body as Change });
      expect([status, Object.keys(problem?.fields ?? {})]).toEqual([400, [field]]);
      expect(await count()).toEqual(before);
    });
  });
}
