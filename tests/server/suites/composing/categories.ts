import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wantedText } from '../../../../contract/exam/forecast';
import type { Category } from '../../../../contract/question/category';
import { fill, question } from '../../kit/bank';
import type { TestPortal } from '../../kit/portal';
import type { Open } from '../open';

/** Changes of the category tree (ADR 42). */
export function categoriesSuite(open: Open): void {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await open();
  });
  afterAll(() => portal.close());

  const add = async (name: string, parentCategoryId?: number) =>
    (await portal.admin.call('addCategory', { query: { name, ...(parentCategoryId !== undefined && { parentCategoryId }) } })).id;
  const find = (tree: readonly Category[], id: number): Category | undefined =>
    tree.flatMap((branch) => (branch.id === id ? branch : (find(branch.subcategories, id) ?? [])))[0];
  const branch = async (id: number) => find(await portal.admin.call('getCategories', {}), id);
  const move = (id: number, parentId: number | null) => portal.admin.tries('moveCategory', { params: { id }, body: { parentId } });
  const merge = (id: number, intoId: number) => portal.admin.tries('mergeCategory', { params: { id }, body: { intoId } });
  const inBank = async (id: number) =>
    (await portal.admin.call('forecast', { query: { subjects: wantedText([{ categoryIds: [id], numberOfQuestions: 1 }]) } })).subjects[0]
      ?.inBank;
  const listed = async (query: { category: number; state?: 'retired' }) =>
    (await portal.admin.call('getQuestions', { query })).map(({ id }) => id);
  const exam = (subjects: [name: string, categoryIds: number[]][]) =>
    portal.admin.call('createExam', {
      body: {
        ...{ name: 'Mock', timerDuration: 30, marksPerCorrect: 4, negativeMarksPerWrong: 1 },
        subjects: subjects.map(([name, categoryIds]) => ({ name, categoryIds, numberOfQuestions: 1 })),
      },
    });
  const trail = async (id: number) => {
    const rows = await portal.store.db
      .selectFrom('trail')
      .select(['act', 'by_uid', 'details_json'])
      .where('about_id', '=', String(id))
      .execute();
    return rows.filter(({ act }) => act !== 'category-created').map((row) => [row.act, row.by_uid, JSON.parse(row.details_json)]);
  };

  it('are renamed, and found by the new name only', async () => {
    const id = await add('Optiks');
    const [child] = [await add('Lenses', id)];
    const renamed = await portal.admin.call('renameCategory', { params: { id }, body: { name: ' Optics ' } });
    expect(renamed).toEqual({ id, name: 'Optics', parentId: null, subcategories: [expect.objectContaining({ id: child, parentId: id })] });
    expect((await branch(id))?.name).toBe('Optics');
    await add('Optiks');
    const again = await portal.admin.tries('addCategory', { query: { name: 'OPTICS' } });
    expect([again.status, again.problem?.reason]).toEqual([409, { code: 'name-taken', name: 'OPTICS' }]);
    expect(await trail(id)).toEqual([['category-renamed', 'head', { before: 'Optiks', after: 'Optics' }]]);
    // The spelling of the own name is no clash.
    expect((await portal.admin.tries('renameCategory', { params: { id }, body: { name: 'optics' } })).status).toBe(200);
  });

  it('are not renamed to a name beside them, nor moved beside it; the name is told', async () => {
    const [top, other] = [await add('Waves'), await add('Sound')];
    const below = await add('SOUND', top);
    const renamed = await portal.admin.tries('renameCategory', { params: { id: top }, body: { name: 'sound' } });
    const moved = await move(below, null);
    for (const { status, problem } of [renamed, moved])
      expect([status, problem?.reason, Object.keys(problem?.fields ?? {})]).toEqual([409, { code: 'name-taken', name: 'Sound' }, ['name']]);
    expect((await branch(below))?.parentId).toBe(top);
    expect((await branch(other))?.name).toBe('Sound');
  });

  it('are moved with everything below them, to the top as well', async () => {
    const [a, b] = [await add('From'), await add('To')];
    const twig = await add('Twig', a);
    const leaf = await add('Leaf', twig);
    await fill(portal, leaf, 2, 'Moved');
    expect(JSON.parse((await move(twig, b)).text)).toMatchObject({ id: twig, parentId: b, subcategories: [{ id: leaf }] });
    expect([await inBank(a), await inBank(b)]).toEqual([0, 2]);
    expect(JSON.parse((await move(twig, null)).text)).toMatchObject({ id: twig, parentId: null });
    expect(await inBank(b)).toBe(0);
    expect(await trail(twig)).toEqual([
      ['category-moved', 'head', { name: 'Twig', before: a, after: b }],
      ['category-moved', 'head', { name: 'Twig', before: b, after: null }],
    ]);
  });

  it('never come below themselves, whatever the change', async () => {
    const top = await add('Ring');
    const twig = await add('Ring twig', top);
    const leaf = await add('Ring leaf', twig);
    for (const id of [top, twig, leaf]) {
      expect((await move(top, id)).problem?.fields).toEqual({ parentId: 'is the category itself or one below it' });
      expect((await merge(top, id)).problem?.fields).toEqual({ intoId: 'is the category itself or one below it' });
    }
    expect((await move(top, 4711_4711)).problem?.fields).toEqual({ parentId: 'is not a category' });
    expect((await merge(top, 4711_4711)).problem?.fields).toEqual({ intoId: 'is not a category' });
    expect((await move(4711_4711, top)).status).toBe(404);
    expect(await trail(top)).toEqual([]);
  });

  it('never come below each other when both moves arrive at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await add(`Left ${round}`), await add(`Right ${round}`)];
      const outcomes = await Promise.all([move(a, b), move(b, a)]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect([(await branch(a))?.parentId, (await branch(b))?.parentId].filter((parent) => parent === null)).toHaveLength(1);
    }
  });

  describe('a merge', () => {
    it('gives questions, retired ones, subcategories and exams to the other category', async () => {
      const [from, into, third] = [await add('Ratios'), await add('Ratio'), await add('Percentages')];
      const child = await add('Ratios', from);
      const [one = 0, two = 0, gone = 0] = await fill(portal, from, 3, 'Ratio question');
      const both = (await portal.admin.call('createQuestion', { body: question('In both', [from, into]) })).id;
      const goneInBoth = (await portal.admin.call('createQuestion', { body: question('Retired in both', [into, from]) })).id;
      for (const id of [gone, goneInBoth]) await portal.admin.call('retireQuestion', { params: { id } });
      const made = await exam([
        ['Alone', [from]],
        ['With the other', [third, from, into]],
        ['Without', [third]],
      ]);

      const use = { questions: 3, retired: 2, subcategories: 1, exams: [{ id: made.id, name: 'Mock' }] };
      expect(await portal.admin.call('getCategoryUse', { params: { id: from } })).toEqual(use);
      expect(JSON.parse((await merge(from, into)).text)).toEqual(use);

      expect(await branch(from)).toBeUndefined();
      expect((await branch(child))?.parentId).toBe(into);
      expect((await listed({ category: into })).sort((a, b) => a - b)).toEqual([one, two, both]);
      expect(await listed({ category: into, state: 'retired' })).toEqual([goneInBoth, gone]);
      const kept = (await portal.admin.call('getExams', {})).find(({ id }) => id === made.id);
      expect(kept?.subjects.map(({ categories }) => categories.map(({ id }) => id))).toEqual([[into], [third, into], [third]]);
      await portal.admin.call('restoreQuestion', { params: { id: gone } });
      expect(await inBank(into)).toBe(4);
      expect(await trail(from)).toEqual([
        [
          'category-merged',
          'head',
          { name: 'Ratios', into, from: 'Ratios', path: 'Ratio', questions: 3, retired: 2, subcategories: 1, exams: [made.id] },
        ],
      ]);
      // The exam is drawn as before.
      await fill(portal, third, 2, 'Percentage');
      expect((await portal.admin.tries('generateFromExam', { body: { examId: made.id, name: 'After the merge' } })).status).toBe(200);
    });

    it('into its own parent works, also where a subcategory has its name', async () => {
      const parent = await add('Numbers');
      const from = await add('Primes', parent);
      const child = await add('Primes', from);
      expect((await merge(from, parent)).status).toBe(200);
      expect(await branch(child)).toMatchObject({ name: 'Primes', parentId: parent });
    });

    it('is refused where two subcategories would have one name, which is told', async () => {
      const [from, into] = [await add('Old tree'), await add('New tree')];
      const [child] = [await add('Basics', from), await add('BASICS', into)];
      const [id = 0] = await fill(portal, from, 1, 'Stays');
      const { status, problem } = await merge(from, into);
      expect([status, problem?.reason]).toEqual([409, { code: 'name-taken', name: 'BASICS' }]);
      expect((await branch(child))?.parentId).toBe(from);
      expect(await listed({ category: from })).toEqual([id]);
    });

    it('loses no question that is added meanwhile', async () => {
      const [from, into] = [await add('Busy'), await add('Calm')];
      const [merged, ...added] = await Promise.all([
        merge(from, into),
        ...Array.from({ length: 8 }, (_, at) => portal.admin.tries('createQuestion', { body: question(`Meanwhile ${at}`, [from]) })),
      ]);
      expect(merged?.status).toBe(200);
      // Each is in the other category, or was refused because its category had gone.
      const there = added.filter(({ status }) => status === 200).length;
      expect(added.filter(({ status }) => status === 400)).toHaveLength(8 - there);
      expect(await inBank(into)).toBe(there);
    });
  });

  describe('a deletion', () => {
    it('takes an empty category away', async () => {
      const id = await add('Mistyped');
      expect(await portal.admin.call('deleteCategory', { params: { id } })).toEqual({ id });
      expect(await branch(id)).toBeUndefined();
      expect((await portal.admin.tries('deleteCategory', { params: { id } })).status).toBe(404);
      expect(await trail(id)).toEqual([['category-deleted', 'head', { name: 'Mistyped' }]]);
    });

    it('is refused while questions, retired ones, subcategories or exams name it, with their numbers', async () => {
      const id = await add('Full');
      const refused = async (use: object) => {
        const { status, problem } = await portal.admin.tries('deleteCategory', { params: { id } });
        expect([status, problem?.reason]).toEqual([
          409,
          { code: 'category-in-use', ...{ questions: 0, retired: 0, subcategories: 0, exams: 0 }, ...use },
        ]);
      };
      const child = await add('Inside', id);
      await refused({ subcategories: 1 });
      await portal.admin.call('deleteCategory', { params: { id: child } });
      const [one = 0] = await fill(portal, id, 1, 'Keeps it');
      await refused({ questions: 1 });
      await portal.admin.call('retireQuestion', { params: { id: one } });
      await refused({ retired: 1 });
      await exam([['Subject', [id]]]);
      await refused({ retired: 1, exams: 1 });
      expect(await branch(id)).toBeDefined();
    });
  });
}
