import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taughtAgain } from '../../../../contract/assessment/group-comparison';
import { type CountedTest, figuresIn, learnersOver, type Sight } from '../../../../server/rules/figures/group-figures';
import { type GroupCount, place } from '../../../../server/rules/figures/group-fold';

const test = (categories: string[], numbers: number[], touched: number[], strangers: [number, string][] = []) => ({
  plan: { sections: [], categories, questions: [] },
  fold: { groups: new Map(), touched: Uint8Array.from(touched) },
  learners: { numbers: Int32Array.from(numbers), strangers: new Map(strangers) },
});

describe('learners by category over several tests', () => {
  it('count once, in their group; who is known by hand-ins alone is of no group', () => {
    const one = test(['Sums', 'Motion'], [0, 2, -1], [1, 0, 1, 1, 0, 1], [[2, 'ghost']]);
    const other = test(['Motion'], [-1, 0, 1], [1, 1, 0], [[0, 'ghost']]);
    const places = Int32Array.from([7, 7, 8, place.nobody]);
    const over = learnersOver([one, other], ['Motion', 'Sums'], places);
    expect(over.get(7)).toEqual([1, 1]);
    expect(over.get(8)).toEqual([1, 1]);
    expect(over.get(place.noGroup)).toEqual([1, 0]);
  });
});

const atOnce = <T>(part: () => Promise<T>): Promise<T> => part();

describe('the figures of groups whose learners are in several', () => {
  const groupIds = [1, 2, 3, 4];
  const plan = {
    sections: [
      { name: 'One', marks: 4 },
      { name: 'Two', marks: 4 },
    ],
    categories: ['Sums', 'Motion'],
    questions: [1, 2, 3].map((id) => ({ id, text: '', section: id % 2, categories: [id % 2], isJudged: id !== 3 })),
  };
  /** Marks like 0.1, whose sum depends on the order. */
  const count = fc.array(fc.nat(9), { minLength: 12, maxLength: 12 }).map(
    (of): GroupCount => ({
      ...{ handIns: of[0] ?? 0, scores: (of[1] ?? 0) / 10 },
      ...{ right: Uint32Array.from(of.slice(2, 5)), answered: Uint32Array.from(of.slice(5, 8)) },
      sectionMarks: Float64Array.from(of.slice(8, 10), (marks) => marks / 10),
      ...{ sectionLearners: Uint32Array.from(of.slice(9, 11)), categoryLearners: Uint32Array.from(of.slice(10, 12)) },
    }),
  );
  const institute = fc
    .uniqueArray(fc.subarray(groupIds, { minLength: 2 }), { selector: (own) => own.join(), maxLength: 8 })
    .chain((several) => {
      const places = [place.noGroup, ...groupIds, ...several.map((_, at) => -2 - at)];
      const counts = fc.array(count, { minLength: places.length, maxLength: places.length });
      const forSome = fc.option(fc.subarray(groupIds, { minLength: 1 }), { nil: undefined });
      return fc.record({
        ...{
          several: fc.constant(several),
          places: fc.constant(places),
          seen: fc.subarray(groupIds, { minLength: 1 }),
          hasNoGroup: fc.boolean(),
        },
        ...{
          tests: fc.array(fc.record({ counts, forSome }), { minLength: 1, maxLength: 3 }),
          sizes: fc.array(fc.nat(9), { minLength: 20, maxLength: 20 }),
        },
      });
    });

  it('are, to the last bit, those that all figures would be if the group were asked for alone', async () => {
    await fc.assert(
      fc.asyncProperty(institute, async ({ several, places, seen, hasNoGroup, tests: made, sizes }) => {
        const tests = made.map(({ counts, forSome }, at): CountedTest => {
          const groups = new Map(places.map((one, index) => [one, counts[index] as GroupCount]));
          const nobody = { numbers: new Int32Array(), strangers: new Map() };
          return { id: at, totalMarks: 8, plan, fold: { groups, touched: new Uint8Array() }, learners: nobody, groupIds: forSome };
        });
        const over = new Map(places.map((one, index) => [one, [sizes[index] ?? 0, sizes[index + 1] ?? 0]]));
        const own = several.map((ids) => ids.filter((id) => seen.includes(id)));
        const sight = (ids: readonly number[]): Sight => ({
          groups: ids.map((id) => ({ id, name: `${id}` })),
          together: new Map(own.flatMap((all, at) => (all.some((id) => ids.includes(id)) ? [[-2 - at, all] as const] : []))),
          learners: new Map(places.map((one, index) => [one, sizes[index] ?? 0])),
          hasNoGroup,
        });
        const figures = await figuresIn(tests, plan.categories, over, sight(seen), atOnce);
        for (const id of seen) {
          const { all } = await figuresIn(tests, plan.categories, over, { ...sight([id]), hasNoGroup: false }, atOnce);
          expect(figures.groups.find((group) => group.id === id)).toEqual({ id, name: `${id}`, ...all });
        }
      }),
    );
  });
});

describe('the figures of a reply, by hand', () => {
  const plan = {
    sections: [
      { name: 'Physics', marks: 8 },
      { name: 'Maths', marks: 4 },
    ],
    categories: ['Motion', 'Sums'],
    questions: [
      { id: 1, text: 'One', section: 0, categories: [0], isJudged: true },
      { id: 2, text: 'Two', section: 0, categories: [0, 1], isJudged: true },
      { id: 3, text: 'Three', section: 1, categories: [1], isJudged: true },
      { id: 4, text: 'Four', section: 1, categories: [1], isJudged: false },
    ],
  };
  const counted = (handIns: number, scores: number, lists: Record<keyof Omit<GroupCount, 'handIns' | 'scores'>, number[]>): GroupCount => ({
    ...{ handIns, scores, right: Uint32Array.from(lists.right), answered: Uint32Array.from(lists.answered) },
    sectionMarks: Float64Array.from(lists.sectionMarks),
    sectionLearners: Uint32Array.from(lists.sectionLearners),
    categoryLearners: Uint32Array.from(lists.categoryLearners),
  });
  const unknown = { numbers: new Int32Array(), strangers: new Map() };
  const [morning, evening, both] = [1, 2, -2];
  const fold = {
    touched: new Uint8Array(),
    // Nobody of the evening alone has handed in.
    groups: new Map([
      [
        morning,
        counted(2, 12, {
          ...{ right: [2, 1, 0, 0], answered: [2, 2, 1, 0] },
          ...{ sectionMarks: [10, 2], sectionLearners: [2, 1], categoryLearners: [2, 2] },
        }),
      ],
      [
        both,
        counted(1, 3, {
          ...{ right: [0, 1, 1, 0], answered: [1, 1, 1, 0] },
          ...{ sectionMarks: [2, 1], sectionLearners: [1, 1], categoryLearners: [1, 1] },
        }),
      ],
      [
        place.noGroup,
        counted(1, -1, {
          ...{ right: [0, 0, 0, 0], answered: [1, 0, 0, 0] },
          ...{ sectionMarks: [-1, 0], sectionLearners: [1, 0], categoryLearners: [1, 0] },
        }),
      ],
    ]),
  };
  const forAll: CountedTest = { id: 20, totalMarks: 12, plan, fold, learners: unknown, groupIds: undefined };
  /** Of the morning only; every question of it was dropped. */
  const forMorning: CountedTest = {
    ...{ id: 10, totalMarks: 0, learners: unknown, groupIds: [morning] },
    plan: {
      sections: [{ name: 'Old', marks: 0 }],
      categories: ['Sums', 'Heat'],
      questions: [{ ...plan.questions[1], section: 0 } as never],
    },
    fold: {
      touched: new Uint8Array(),
      groups: new Map([
        [morning, counted(1, 0, { right: [1], answered: [1], sectionMarks: [0], sectionLearners: [1], categoryLearners: [1, 1] })],
      ]),
    },
  };
  const names = ['Heat', 'Motion', 'Sums'];
  const over = new Map([
    [morning, [1, 2, 3]],
    [both, [0, 1, 1]],
    [place.noGroup, [0, 1, 0]],
  ]);
  const sight: Sight = {
    groups: [
      { id: morning, name: 'Morning' },
      { id: evening, name: 'Evening' },
    ],
    together: new Map([[both, [morning, evening]]]),
    learners: new Map([
      [place.noGroup, 3],
      [morning, 4],
      [evening, 5],
      [both, 6],
    ]),
    hasNoGroup: true,
  };
  const figures = (tests: readonly CountedTest[] = [forAll, forMorning], seen = sight) => figuresIn(tests, names, over, seen, atOnce);
  const nobody = (at: number) => Array.from({ length: at }, () => 0);

  it('a group has those who are in it alone and those who are in several, each of them once', async () => {
    const { groups } = await figures();
    expect(groups.map(({ id, name, learners }) => [id, name, learners])).toEqual([
      [morning, 'Morning', 10],
      [evening, 'Evening', 11],
      [null, '', 3],
    ]);
    expect(groups[0]?.tests[0]).toEqual({
      ...{ isFor: true, learners: 10, handIns: 3, meanPercent: (15 / 3 / 12) * 100, sectionMarks: [4, 1] },
      sections: { right: [4, 1], answered: [6, 2], learners: [3, 2] },
      categories: { right: [4, 3], answered: [6, 5], learners: [3, 3] },
    });
    expect(groups[1]?.tests[0]).toMatchObject({ learners: 11, handIns: 1, meanPercent: 25, sectionMarks: [2, 1] });
    expect(groups[2]?.tests[0]).toMatchObject({ learners: 3, handIns: 1, meanPercent: (-1 / 12) * 100, sectionMarks: [-1, 0] });
  });

  it('a test that is for one group only: who of another could sit it are those who are in both', async () => {
    const { groups, all } = await figures();
    expect([all, ...groups].map(({ tests }) => [tests[1]?.isFor, tests[1]?.learners])).toEqual([
      [true, 10],
      [true, 10],
      [false, 6],
      [false, 0],
    ]);
  });

  it('without hand-ins there is no mean, and without a question that counts no per cent', async () => {
    const { groups } = await figures();
    expect(groups[0]?.tests[1]).toMatchObject({ handIns: 1, meanPercent: null, sectionMarks: [0] });
    expect(groups[1]?.tests[1]).toEqual({
      ...{ isFor: false, learners: 6, handIns: 0, meanPercent: null, sectionMarks: [null] },
      sections: { right: [0], answered: [0], learners: [0] },
      categories: { right: nobody(2), answered: nobody(2), learners: nobody(2) },
    });
  });

  it('all of them are each learner in sight once, and the categories of several tests are counted by name', async () => {
    const { all, groups } = await figures();
    expect(all.learners).toBe(18);
    expect(all.tests[0]).toMatchObject({ handIns: 4, meanPercent: (14 / 4 / 12) * 100, sectionMarks: [11 / 4, 3 / 4] });
    expect(all.categories).toEqual({ right: [1, 4, 4], answered: [1, 7, 6], learners: [1, 4, 4] });
    expect(groups[0]?.categories).toEqual({ right: [1, 4, 4], answered: [1, 6, 6], learners: [1, 3, 4] });
  });

  it('those of no group are there only where they are in sight and somebody is of none', async () => {
    const ids = async (seen: Sight) => (await figures([forAll], seen)).groups.map(({ id }) => id);
    expect(await ids({ ...sight, hasNoGroup: false })).toEqual([morning, evening]);
    expect(await ids({ ...sight, learners: new Map([[place.noGroup, 0]]) })).toEqual([morning, evening]);
    expect(await ids({ ...sight, learners: new Map() })).toEqual([morning, evening]);
    expect((await figures([forAll], { ...sight, hasNoGroup: false })).all).toMatchObject({ learners: 15, tests: [{ handIns: 3 }] });
  });

  it('each group is a part of the work, and all of them together', async () => {
    let parts = 0;
    const inTurn = <T>(part: () => Promise<T>): Promise<T> => {
      parts += 1;
      return part();
    };
    await figuresIn([forAll], names, over, sight, inTurn);
    expect(parts).toBe(4);
  });
});

describe('the questions to teach again', () => {
  const sight: Sight = { groups: [], together: new Map(), learners: new Map([[place.noGroup, 9]]), hasNoGroup: true };
  /** A test with these right and given answers, by question id. */
  const testOf = (id: number, handIns: number, asked: Record<number, [right: number, answered: number]>, isJudged = true): CountedTest => {
    const ids = Object.keys(asked).map(Number);
    const of = (which: 0 | 1) => Uint32Array.from(Object.values(asked), (counts) => counts[which]);
    const plan = {
      sections: [{ name: `Section of ${id}`, marks: 1 }],
      categories: ['Sums', 'Heat'],
      questions: ids.map((one) => ({ id: one, text: `${one} in ${id}`, section: 0, categories: [1], isJudged })),
    };
    const count: GroupCount = {
      ...{ handIns, scores: 0, right: of(0), answered: of(1), sectionMarks: new Float64Array(1) },
      ...{ sectionLearners: new Uint32Array(1), categoryLearners: new Uint32Array(2) },
    };
    const fold = { groups: new Map([[place.noGroup, count]]), touched: new Uint8Array() };
    return { id, totalMarks: 1, plan, fold, learners: { numbers: new Int32Array(), strangers: new Map() }, groupIds: undefined };
  };
  const again = async (...tests: CountedTest[]) => (await figuresIn(tests, [], new Map(), sight, atOnce)).again;
  const ids = async (...tests: CountedTest[]) => (await again(...tests)).map(({ questionId }) => questionId);

  it('are the weakest first; of equal ones those with more answers, then in the order of their ids', async () => {
    expect(await ids(testOf(1, 20, { 14: [5, 10], 13: [5, 10], 12: [8, 16], 11: [1, 10], 10: [9, 10] }))).toEqual([11, 12, 13, 14, 10]);
  });

  it('are none that everybody got right, that does not count, or that nobody answered', async () => {
    expect(await ids(testOf(1, 20, { 1: [10, 10], 2: [0, 0], 3: [9, 10] }))).toEqual([3]);
    expect(await ids(testOf(1, 20, { 1: [0, 10] }, false))).toEqual([]);
    expect(await ids(testOf(1, 0, { 1: [0, 0] }))).toEqual([]);
  });

  it('have five answers or more, and where fewer handed in, one of each who did', async () => {
    expect(await ids(testOf(1, 20, { 1: [0, 4], 2: [0, 5] }))).toEqual([2]);
    expect(await ids(testOf(1, 3, { 1: [0, 2], 2: [0, 3] }))).toEqual([2]);
    // By the test with the most hand-ins: one that a single learner handed in would fill the list.
    expect(await ids(testOf(2, 1, { 1: [0, 1] }), testOf(1, 20, { 2: [0, 5] }))).toEqual([2]);
  });

  it('of several tests are counted together, and named as in the first, which is the latest', async () => {
    expect(await again(testOf(2, 4, { 7: [1, 3] }), testOf(1, 6, { 7: [2, 5] }))).toEqual([
      {
        ...{ questionId: 7, assessmentId: 2, text: '7 in 2', section: 'Section of 2', categories: ['Heat'] },
        ...{ right: 3, answered: 8, handIns: 10 },
      },
    ]);
  });

  it('are at most twenty', async () => {
    const asked = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [at + 1, [at, 30] as [number, number]]));
    expect(await ids(testOf(1, 30, asked))).toEqual(Array.from({ length: taughtAgain }, (_, at) => at + 1));
  });
});
