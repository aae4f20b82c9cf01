import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
