import { type GroupComparison, type GroupTest, type RightBy, smallGroup, taughtAgain } from '../../../contract/assessment/group-comparison';
import { emptyCount, type Fold, type GroupCount, type PaperPlan, place } from './group-fold';

/** A test as it was counted. */
export interface CountedTest {
  id: number;
  totalMarks: number;
  plan: PaperPlan;
  fold: Fold;
  learners: TestLearners;
  /** Absent: for all learners. */
  groupIds: readonly number[] | undefined;
}

/** Who handed in a test, in the order of the sheets. */
export interface TestLearners {
  /** Each learner's number in the portal; -1: known by a hand-in alone, and then among `strangers`. */
  numbers: Int32Array;
  /** Index in the sheets → uid. */
  strangers: ReadonlyMap<number, string>;
}

const sum = (numbers: Iterable<number>): number => {
  let all = 0;
  for (const one of numbers) all += one;
  return all;
};

const sumAt = (lists: readonly ArrayLike<number>[], at: number): number => {
  let all = 0;
  for (const list of lists) all += list[at] ?? 0;
  return all;
};

/** A group of the reply, or all of them together: the places of its learners, and how many there are. */
interface Asked {
  /** Of the groups themselves. */
  ids: readonly number[];
  /** Each once. */
  places: readonly number[];
  /** Learners by place, those who are expected among them. */
  learners: ReadonlyMap<number, number>;
}

// Two of the same, each for one kind of array: one for both is several times slower.
function addCounts(sums: Uint32Array, more: Uint32Array): void {
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] as number) + (more[at] as number);
}

function addMarks(sums: Float64Array, more: Float64Array): void {
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] as number) + (more[at] as number);
}

/** The counts of several places as one, added in their order. */
function countOf({ fold, plan }: CountedTest, places: readonly number[]): GroupCount {
  const all = emptyCount(plan);
  for (const at of places) {
    const count = fold.groups.get(at);
    if (count === undefined) continue;
    all.handIns += count.handIns;
    all.scores += count.scores;
    for (const of of ['right', 'answered', 'sectionLearners', 'categoryLearners'] as const) addCounts(all[of], count[of]);
    addMarks(all.sectionMarks, count.sectionMarks);
  }
  return all;
}

function rightBy({ right, answered }: GroupCount, places: readonly (readonly number[])[], learners: Uint32Array): RightBy {
  const added = (counts: Uint32Array) => places.map((questions) => sum(questions.map((at) => counts[at] ?? 0)));
  return { right: added(right), answered: added(answered), learners: [...learners] };
}

/** For each name, the places of its questions. */
const questionsOf = (
  plan: PaperPlan,
  names: number,
  isOf: (question: PaperPlan['questions'][number], name: number) => boolean,
): number[][] =>
  Array.from({ length: names }, (_, name) => [...plan.questions.keys()].filter((at) => isOf(plan.questions[at] as never, name)));

function openTest({ plan, totalMarks, groupIds }: CountedTest, together: Together) {
  const ofSection = questionsOf(plan, plan.sections.length, ({ section }, name) => section === name);
  const ofCategory = questionsOf(plan, plan.categories.length, ({ categories }, name) => categories.includes(name));
  const forGroups = groupIds && new Set(groupIds);
  const isForGroup = (id: number): boolean => forGroups === undefined || forGroups.has(id);
  const forTogether = new Set([...together].flatMap(([at, own]) => (own.some(isForGroup) ? [at] : [])));
  const isForPlace = (at: number): boolean => (together.has(at) ? forTogether.has(at) : isForGroup(at));

  return (count: GroupCount, { ids, places, learners }: Asked): GroupTest => {
    const { handIns, scores } = count;
    const mean = (marks: number): number | null => (handIns === 0 ? null : marks / handIns);
    const percent = handIns === 0 || totalMarks === 0 ? null : (scores / handIns / totalMarks) * 100;
    return {
      isFor: ids.some(isForGroup),
      learners: sum(places.filter(isForPlace).map((at) => learners.get(at) ?? 0)),
      handIns,
      meanPercent: percent,
      sectionMarks: Array.from(count.sectionMarks, mean),
      sections: rightBy(count, ofSection, count.sectionLearners),
      categories: rightBy(count, ofCategory, count.categoryLearners),
    };
  };
}

/**
 * Learners by place and category over all tests, each once: place → by the categories of the reply.
 * `places`: of each learner of the portal, by number.
 */
export function learnersOver(
  tests: readonly Pick<CountedTest, 'plan' | 'fold' | 'learners'>[],
  names: readonly string[],
  places: Int32Array,
): ReadonlyMap<number, number[]> {
  const at = new Map(names.map((name, index) => [name, index]));
  const strangers = new Map<string, number>();
  for (const { learners } of tests)
    for (const uid of learners.strangers.values()) if (!strangers.has(uid)) strangers.set(uid, places.length + strangers.size);
  const seen = new Uint8Array((places.length + strangers.size) * names.length);
  for (const { plan, fold, learners } of tests) {
    const own = plan.categories.map((name) => at.get(name) ?? 0);
    for (const [index, number] of learners.numbers.entries()) {
      const person = number < 0 ? (strangers.get(learners.strangers.get(index) ?? '') ?? 0) : number;
      for (const [local, global] of own.entries())
        if (fold.touched[index * own.length + local] === 1) seen[person * names.length + global] = 1;
    }
  }
  const found = new Map<number, number[]>();
  for (let person = 0; person < places.length + strangers.size; person += 1) {
    const of = places[person] ?? place.noGroup;
    const counts = found.get(of) ?? names.map(() => 0);
    found.set(of, counts);
    for (const index of names.keys()) counts[index] = (counts[index] ?? 0) + (seen[person * names.length + index] ?? 0);
  }
  return found;
}

/** The categories of several tests together; a learner counts once. */
function categoriesOver(
  tests: readonly CountedTest[],
  own: readonly GroupTest[],
  names: readonly string[],
  learners: readonly number[],
): RightBy {
  const added = (of: 'right' | 'answered') => {
    const sums = new Map(names.map((name) => [name, 0]));
    for (const [test, { plan }] of tests.entries())
      for (const [at, name] of plan.categories.entries()) sums.set(name, (sums.get(name) ?? 0) + (own[test]?.categories[of][at] ?? 0));
    return names.map((name) => sums.get(name) ?? 0);
  };
  return { right: added('right'), answered: added('answered'), learners: [...learners] };
}

type Again = GroupComparison['again'][number];

/** The questions to teach again: those of several tests are counted together, and named as the latest test has them. `counts`: of each test, all in sight. */
function againIn(tests: readonly CountedTest[], counts: readonly GroupCount[]): Again[] {
  const found = new Map<number, Again>();
  for (const [test, { id: assessmentId, plan }] of tests.entries()) {
    const { handIns, right, answered } = counts[test] as GroupCount;
    for (const [at, { id, text, section, categories, isJudged }] of plan.questions.entries()) {
      if (!isJudged) continue;
      const one = found.get(id) ?? {
        ...{ questionId: id, assessmentId, text, section: plan.sections[section]?.name ?? '' },
        ...{ categories: categories.map((category) => plan.categories[category] ?? ''), right: 0, answered: 0, handIns: 0 },
      };
      one.right += right[at] ?? 0;
      one.answered += answered[at] ?? 0;
      one.handIns += handIns;
      found.set(id, one);
    }
  }
  // Not by each question's own hand-ins: a test that one learner handed in would fill the list.
  const mostHandIns = [...found.values()].reduce((most, { handIns }) => Math.max(most, handIns), 0);
  const least = Math.max(1, Math.min(smallGroup, mostHandIns));
  const isToldBy = ({ right, answered }: Again) => answered >= least && right < answered;
  return [...found.values()]
    .filter(isToldBy)
    .sort(
      (one, other) =>
        one.right / one.answered - other.right / other.answered || other.answered - one.answered || one.questionId - other.questionId,
    )
    .slice(0, taughtAgain);
}

/** Places of learners who are in several groups → those of the groups that are in sight; in an order that is the same in every process, as sums are then. */
type Together = ReadonlyMap<number, readonly number[]>;

/** The learners whom a caller sees. */
export interface Sight {
  groups: readonly { id: number; name: string }[];
  together: Together;
  /** Learners by place, those who are expected among them. */
  learners: ReadonlyMap<number, number>;
  /** Whether learners of no group are in sight. */
  hasNoGroup: boolean;
}

/** For each group, the places of several groups that have it, in their order: one look at each, however many groups are asked for. */
function placesByGroup(together: Together): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const [at, own] of together) {
    for (const id of own) {
      const places = found.get(id);
      if (places === undefined) found.set(id, [at]);
      else places.push(at);
    }
  }
  return found;
}

/** Does parts of a work one at a time, and lets others come in between. */
type InTurn = <T>(part: () => Promise<T>) => Promise<T>;

/** The figures of a reply. `over`: of {@link learnersOver} for these names. `inTurn`: each group is a part; many groups of many combinations take long. */
export async function figuresIn(
  tests: readonly CountedTest[],
  names: readonly string[],
  over: ReadonlyMap<number, number[]>,
  { groups, together, learners, hasNoGroup }: Sight,
  inTurn: InTurn,
): Promise<Pick<GroupComparison, 'all' | 'groups' | 'again'>> {
  const asked = tests.map((test) => openTest(test, together));
  const byGroup = placesByGroup(together);
  const figuresOf = async (ids: readonly number[], further: readonly number[]) => {
    const places = [...ids, ...further];
    const counts = tests.map((test) => countOf(test, places));
    const own = asked.map((figures, test) => figures(counts[test] as GroupCount, { ids, places, learners }));
    const lists = places.flatMap((at) => [over.get(at) ?? []]);
    const sums = names.map((_, at) => sumAt(lists, at));
    const figures = {
      learners: sum(places.map((at) => learners.get(at) ?? 0)),
      tests: own,
      categories: categoriesOver(tests, own, names, sums),
    };
    return { counts, figures };
  };
  const isAnyOfNone = (learners.get(place.noGroup) ?? 0) > 0;
  const listed = [...groups, ...(hasNoGroup && isAnyOfNone ? [{ id: null, name: '' }] : [])];
  const ids = listed.map(({ id }) => id ?? place.noGroup);
  const isAsked = new Set(ids);
  const inSight = [...together].flatMap(([at, own]) => (own.some((id) => isAsked.has(id)) ? [at] : []));
  const all = await inTurn(() => figuresOf(ids, inSight));
  const byEach: GroupComparison['groups'] = [];
  for (const { id, name } of listed) {
    const own = id ?? place.noGroup;
    const { figures } = await inTurn(() => figuresOf([own], byGroup.get(own) ?? []));
    byEach.push({ id, name, ...figures });
  }
  return { all: all.figures, groups: byEach, again: againIn(tests, all.counts) };
}
