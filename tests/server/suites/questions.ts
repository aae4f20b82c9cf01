import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wantedText } from '../../../contract/exam/forecast';
import { fill, question } from '../kit/bank';
import { adminEmail, type TestPortal } from '../kit/portal';
import { readsEntries } from '../kit/readers';
import type { Open } from './open';

/** Changes of a question after it was filed. */
export function questionsSuite(open: Open): void {
  let portal: TestPortal;
  let category: number;
  let other: number;

  beforeAll(async () => {
    portal = await open();
    category = (await portal.admin.call('addCategory', { query: { name: 'Edited' } })).id;
    other = (await portal.admin.call('addCategory', { query: { name: 'Other' } })).id;
  });
  afterAll(() => portal.close());

  const history = (id: number) => portal.admin.call('getQuestionHistory', { params: { id } });
  const listed = async (query: object) => (await portal.admin.call('getQuestions', { query })).map(({ id }) => id);
  const inBank = async (id: number) =>
    (await portal.admin.call('forecast', { query: { subjects: wantedText([{ categoryIds: [id], numberOfQuestions: 1 }]) } })).subjects[0]
      ?.inBank;

  it('an edit makes a new version; person, time and earlier text are kept', async () => {
    const { id } = await portal.admin.call('createQuestion', { body: question('Before the edit', [category]) });
    const created = (await history(id)).question;
    portal.clock.now += 60_000;
    const body = { ...question('After the edit', [other], 3), difficultyLevel: 'Hard' };
    const edited = await portal.admin.call('editQuestion', { params: { id }, body });
    expect(edited.question).toMatchObject({ id, description: 'After the edit', categoryIds: [other], difficultyLevel: 'Hard' });
    expect(edited.question.options.map(({ correct, explanation }) => [correct, explanation !== ''])).toEqual([
      [false, false],
      [false, false],
      [true, true],
      [false, false],
    ]);
    expect(edited.versions.map(({ version, change, by, question: { description } }) => [version, change, by, description])).toEqual([
      [2, 'edited', 'head@portal.test', 'After the edit'],
      [1, 'created', null, 'Before the edit'],
    ]);
    expect(Date.parse(edited.versions[0]?.at ?? '') - Date.parse(edited.versions[1]?.at ?? '')).toBe(60_000);
    expect(edited.versions[1]?.question).toEqual(created);
    // Lists and filters find the question by its new text only.
    expect(await listed({ search: 'after EDIT', category: other, difficulty: 'hard' })).toEqual([id]);
    expect(await listed({ search: 'Before the edit' })).toEqual([]);
    expect(await listed({ category })).toEqual([]);
    // Saving the same text again is no change.
    expect((await portal.admin.call('editQuestion', { params: { id }, body })).versions).toHaveLength(2);
  });

  it('an edit that began from an earlier version is refused and changes nothing; a repeat, and an edit that names no version, are taken', async () => {
    const { id } = await portal.admin.call('createQuestion', { body: question('Edited by two', [category]) });
    const edit = (text: string, query: { version?: number }) =>
      portal.admin.tries('editQuestion', { params: { id }, query, body: question(text, [category]) });
    const both = await Promise.all([edit('Edited by the first', { version: 1 }), edit('Edited by the second', { version: 1 })]);
    const said = { by: adminEmail, at: new Date(portal.clock.now).toISOString() };
    const refused = both.filter(({ status }) => status !== 200);
    expect(refused.map(({ problem }) => [problem?.code, problem?.reason])).toEqual([
      ['in-use', { code: 'changed-meanwhile', version: 2, ...said }],
    ]);
    const { versions, question: now } = await history(id);
    expect(versions).toHaveLength(2);
    expect((await edit(now.description, { version: 1 })).status).toBe(200);
    expect((await edit('Edited by an older page', {})).status).toBe(200);
    expect((await edit('Edited again', { version: 3 })).status).toBe(200);
    expect((await history(id)).versions.map(({ version }) => version)).toEqual([4, 3, 2, 1]);
  });

  it.each([{ isRetired: false }, { isRetired: true }])(
    'its old text is free for another question, its new text is taken (retired: $isRetired)',
    async (at) => {
      const [old, fresh] = [`Old words ${at.isRetired}`, `New words ${at.isRetired}`];
      const { id } = await portal.admin.call('createQuestion', { body: question(old, [category]) });
      if (at.isRetired) await portal.admin.call('retireQuestion', { params: { id } });
      await portal.admin.call('editQuestion', { params: { id }, body: question(fresh, [category]) });
      const found = async (search: string) => [await listed({ search }), await listed({ search, state: 'retired' })];
      expect(await found(old)).toEqual([[], []]);
      expect(await found(fresh)).toEqual(at.isRetired ? [[], [id]] : [[id], []]);
      const entry = (line: number, words: string) => ({
        line,
        question: words,
        cells: {
          ...{ Question: words, Category: 'Edited', 'Correct option': '1' },
          ...Object.fromEntries([1, 2, 3, 4].map((n) => [`Option ${n}`, `${words} / ${n}`])),
        },
      });
      const reader = portal.again({ readEntries: readsEntries(() => [entry(1, old), entry(9, fresh)]) });
      const { success, errors } = await reader.admin.call('importQuestions', { file: new File(['x'], 'a.gift'), query: {} });
      expect([success, errors]).toEqual([1, [`Line 9, Question: is in the bank already, as question ${id}.`]]);
      expect(await found(old)).toEqual([[expect.any(Number)], []]);
      if (at.isRetired) await portal.admin.call('restoreQuestion', { params: { id } });
      expect(await found(fresh)).toEqual([[id], []]);
    },
  );

  it('a retired question is never drawn, not counted, and not deleted; restoring it brings it back unchanged', async () => {
    const scarce = (await portal.admin.call('addCategory', { query: { name: 'Scarce' } })).id;
    const [kept = 0, retired = 0] = await fill(portal, scarce, 2, 'Retired');
    const before = (await history(retired)).question;
    expect(await portal.admin.call('retireQuestion', { params: { id: retired } })).toMatchObject({ isRetired: true, question: before });
    expect(await inBank(scarce)).toBe(1);
    expect(await listed({ category: scarce })).toEqual([kept]);
    expect(await listed({ category: scarce, state: 'retired' })).toEqual([retired]);
    expect(await listed({ search: 'retired', state: 'retired' })).toEqual([retired]);
    expect((await portal.admin.call('getQuestions', {})).map(({ id }) => id)).not.toContain(retired);
    const body = { name: 'P', durationInMinutes: 5, totalMarks: 2, questionCount: 2, categories: [scarce] };
    expect((await portal.admin.tries('generateByCategories', { body })).problem?.fields).toEqual({ questionCount: 'needs 2, found 1' });
    for (let round = 0; round < 10; round += 1) {
      const paper = await portal.admin.call('generateByCategories', { body: { ...body, questionCount: 1 } });
      expect(paper.subjects[0]?.questions.map(({ id }) => id)).toEqual([kept]);
    }
    // Retiring twice has one effect, and a retired question can still be edited.
    expect((await portal.admin.call('retireQuestion', { params: { id: retired } })).versions).toHaveLength(2);
    await portal.admin.call('editQuestion', { params: { id: retired }, body: question('Put right', [scarce], 2) });
    expect(await inBank(scarce)).toBe(1);
    const restored = await portal.admin.call('restoreQuestion', { params: { id: retired } });
    expect(restored.versions.map(({ change }) => change)).toEqual(['restored', 'edited', 'retired', 'created']);
    expect([restored.isRetired, await inBank(scarce)]).toEqual([false, 2]);
    expect((await portal.admin.call('generateByCategories', { body })).subjects[0]?.questions).toHaveLength(2);
  });

  it('a paper keeps its questions unchanged, even when they are edited or retired', async () => {
    const frozen = (await portal.admin.call('addCategory', { query: { name: 'Frozen' } })).id;
    const ids = await fill(portal, frozen, 2, 'Frozen');
    const body = { name: 'Frozen', durationInMinutes: 5, totalMarks: 2, questionCount: 2, categories: [frozen] };
    const { id } = await portal.admin.call('generateByCategories', { body });
    const bytes = async () => (await portal.again({}).learner('cold').tries('getPaper', { params: { id } })).text;
    const before = await bytes();
    await portal.admin.call('editQuestion', { params: { id: ids[0] ?? 0 }, body: question('Melted', [frozen], 4) });
    await portal.admin.call('retireQuestion', { params: { id: ids[1] ?? 0 } });
    expect(await bytes()).toBe(before);
    const key = await portal.store.db.selectFrom('answer_keys').select('version').where('assessment_id', '=', id).executeTakeFirst();
    expect(key?.version).toBe(0);
  });

  it('two edits at once are two versions', async () => {
    const { id } = await portal.admin.call('createQuestion', { body: question('Contested', [category]) });
    await Promise.all(
      [1, 2, 3].map((n) => portal.admin.call('editQuestion', { params: { id }, body: question(`Contested ${n}`, [category]) })),
    );
    expect((await history(id)).versions.map(({ version }) => version)).toEqual([4, 3, 2, 1]);
  });

  describe('a question that does not exist', () => {
    const params = { id: 987_654 };
    it('cannot be edited, retired, restored or read', async () => {
      const { admin } = portal;
      const outcomes = [
        await admin.tries('editQuestion', { params, body: question('Nobody', [category]) }),
        await admin.tries('retireQuestion', { params }),
        await admin.tries('restoreQuestion', { params }),
        await admin.tries('getQuestionHistory', { params }),
      ];
      expect(outcomes.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    });
  });
}
