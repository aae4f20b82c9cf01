import {
  comparedTests,
  type GroupComparison,
  type GroupTest,
  type RightBy,
  smallGroup,
  taughtAgain,
} from '../../contract/assessment/group-comparison';
import type { Scope } from '../../contract/people/rights';
import { type Fold, foldOf, type GroupCount, type PaperPlan, place, planOf } from '../rules/group-fold';
import { laterRelease } from '../rules/readable';
import { totalMarksOf } from '../rules/ruling';
import type { Db } from '../store/engine/store';
import { type GroupTestRow, groupTestsByIds, isHandedIn, latestGroupTests } from '../store/hand-ins/submissions/group-tests';
import { groupIdsOf } from '../store/papers/schedules';
import { allGroups } from '../store/people/groups/groups';
import { allMembers, type Member } from '../store/people/groups/members';
import type { CohortSheets, Cohorts } from './cohorts';

/** So many of the latest tests are looked through for those that are released and handed in. */
const lookedThrough = 200;

/** The last released tests that learners in sight handed in, the latest first. */
async function lastReleased(db: Db, scope: Scope, now: number): Promise<GroupTestRow[]> {
  const found: GroupTestRow[] = [];
  for await (const row of latestGroupTests(db, scope, lookedThrough)) {
    if (row.timetable?.state === 'draft' || laterRelease(row.timetable, now) !== null) continue;
    if (await isHandedIn(db, row.id, scope)) found.push(row);
    if (found.length === comparedTests) break;
  }
  return found;
}

/** What is kept of a test, as long as its sheets are: learners who move or hand in change it. */
interface Kept {
  plan: PaperPlan;
  places: Int32Array;
  fold: Fold;
}

/** A test as it was counted for one reply. */
interface Counted {
  row: GroupTestRow;
  totalMarks: number;
  plan: PaperPlan;
  fold: Fold;
  /** By learner, in the order of the sheets. */
  uids: string[];
  places: Int32Array;
  /** Absent: for all learners. */
  groupIds: readonly number[] | undefined;
}

/** A person whom the portal knows by a hand-in alone is a learner of no group. */
const placeOf = (member: Member | undefined): number => (member?.isAdmin ? place.nobody : (member?.groupId ?? place.noGroup));

const areSame = (one: Int32Array, other: Int32Array): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at]);

/** By the sheets of the cohort, which a new key or an erasure replaces. */
const kept = new WeakMap<CohortSheets['sheets'], Kept>();

function counted({ marked, sheets, uids }: CohortSheets, members: ReadonlyMap<string, Member>): Kept & { uids: string[] } {
  const all = [...uids];
  const places = Int32Array.from(all, (uid) => placeOf(members.get(uid)));
  const known = kept.get(sheets);
  if (known !== undefined && areSame(known.places, places)) return { ...known, uids: all };
  const plan = known?.plan ?? planOf(marked.paper, marked.key);
  const made = { plan, places, fold: foldOf(sheets, plan, marked.key, places) };
  kept.set(sheets, made);
  return { ...made, uids: all };
}

const sum = (numbers: Iterable<number>): number => {
  let all = 0;
  for (const one of numbers) all += one;
  return all;
};

const sumAt = (lists: readonly ArrayLike<number>[], at: number): number => sum(lists.map((list) => list[at] ?? 0));

/** A group of the reply, or all of them together: the places of its learners, and how many there are. */
interface Asked {
  places: readonly number[];
  /** Learners by place, those who are expected among them. */
  learners: ReadonlyMap<number, number>;
}

function rightBy(counts: readonly GroupCount[], places: readonly (readonly number[])[], learners: readonly number[]): RightBy {
  const added = (of: 'right' | 'answered') =>
    places.map((questions) =>
      sum(
        questions.map((at) =>
          sumAt(
            counts.map((count) => count[of]),
            at,
          ),
        ),
      ),
    );
  return { right: added('right'), answered: added('answered'), learners: [...learners] };
}

/** For each name, the places of its questions. */
const questionsOf = (
  plan: PaperPlan,
  names: number,
  isOf: (question: PaperPlan['questions'][number], name: number) => boolean,
): number[][] =>
  Array.from({ length: names }, (_, name) => [...plan.questions.keys()].filter((at) => isOf(plan.questions[at] as never, name)));

function openTest({ fold, plan, totalMarks, groupIds }: Counted) {
  const ofSection = questionsOf(plan, plan.sections.length, ({ section }, name) => section === name);
  const ofCategory = questionsOf(plan, plan.categories.length, ({ categories }, name) => categories.includes(name));
  const isForPlace = (at: number): boolean => groupIds === undefined || groupIds.includes(at);

  return ({ places, learners }: Asked): GroupTest => {
    const counts = places.flatMap((at) => fold.groups.get(at) ?? []);
    const handIns = sum(counts.map((count) => count.handIns));
    const scores = sum(counts.map((count) => count.scores));
    const mean = (marks: number): number | null => (handIns === 0 ? null : marks / handIns);
    const percent = handIns === 0 || totalMarks === 0 ? null : (scores / handIns / totalMarks) * 100;
    const names = { section: [...plan.sections.keys()], category: [...plan.categories.keys()] };
    return {
      isFor: places.some(isForPlace),
      learners: sum(places.filter(isForPlace).map((at) => learners.get(at) ?? 0)),
      handIns,
      meanPercent: percent,
      sectionMarks: names.section.map((at) =>
        mean(
          sumAt(
            counts.map((count) => count.sectionMarks),
            at,
          ),
        ),
      ),
      sections: rightBy(
        counts,
        ofSection,
        names.section.map((at) =>
          sumAt(
            counts.map((count) => count.sectionLearners),
            at,
          ),
        ),
      ),
      categories: rightBy(
        counts,
        ofCategory,
        names.category.map((at) =>
          sumAt(
            counts.map((count) => count.categoryLearners),
            at,
          ),
        ),
      ),
    };
  };
}

/** Learners by place and category over all tests, each once: place → by the categories of the reply. */
function learnersOver(tests: readonly Counted[], names: readonly string[]): ReadonlyMap<number, number[]> {
  const at = new Map(names.map((name, index) => [name, index]));
  const people = new Map<string, { place: number; seen: Uint8Array }>();
  for (const { plan, fold, uids, places } of tests) {
    const own = plan.categories.map((name) => at.get(name) ?? 0);
    for (const [index, uid] of uids.entries()) {
      const person = people.get(uid) ?? { place: places[index] ?? place.nobody, seen: new Uint8Array(names.length) };
      people.set(uid, person);
      for (const [local, global] of own.entries()) if (fold.touched[index * own.length + local] === 1) person.seen[global] = 1;
    }
  }
  const found = new Map<number, number[]>();
  for (const { place: of, seen } of people.values()) {
    const counts = found.get(of) ?? names.map(() => 0);
    found.set(of, counts);
    for (const [index, isSeen] of seen.entries()) if (isSeen === 1) counts[index] = (counts[index] ?? 0) + 1;
  }
  return found;
}

/** The categories of several tests together; a learner counts once. */
function categoriesOver(
  tests: readonly Counted[],
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

/** The questions to teach again: those of several tests are counted together, and named as the latest test has them. */
function againIn(tests: readonly Counted[], places: readonly number[]): Again[] {
  const found = new Map<number, Again>();
  for (const { row, plan, fold } of tests) {
    const counts = places.flatMap((at) => fold.groups.get(at) ?? []);
    const handIns = sum(counts.map((count) => count.handIns));
    for (const [at, { id, text, section, categories, isJudged }] of plan.questions.entries()) {
      if (!isJudged) continue;
      const one = found.get(id) ?? {
        ...{ questionId: id, assessmentId: row.id, text, section: plan.sections[section]?.name ?? '' },
        ...{ categories: categories.map((category) => plan.categories[category] ?? ''), right: 0, answered: 0, handIns: 0 },
      };
      one.right += sumAt(
        counts.map((count) => count.right),
        at,
      );
      one.answered += sumAt(
        counts.map((count) => count.answered),
        at,
      );
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

/** Learners by place: those who have come, and those of the groups in sight who are expected. */
function sizesOf(members: ReadonlyMap<string, Member>, groups: readonly { id: number; waiting: number }[]): Map<number, number> {
  const sizes = new Map(groups.map(({ id, waiting }) => [id, waiting]));
  for (const member of members.values()) {
    const at = placeOf(member);
    if (at !== place.nobody) sizes.set(at, (sizes.get(at) ?? 0) + 1);
  }
  return sizes;
}

const byName = (one: string, other: string): number => (one < other ? -1 : 1);

/** Groups of learners side by side, those in sight. Without `ids` in the last released tests. Null where one of the tests is not there. */
export async function groupComparisonOf(
  { db, cohorts }: { db: Db; cohorts: Cohorts },
  scope: Scope,
  ids: readonly number[] | undefined,
  now: number,
): Promise<GroupComparison | null> {
  const rows = ids === undefined ? await lastReleased(db, scope, now) : await groupTestsByIds(db, ids, scope);
  if (ids !== undefined && rows.length < ids.length) return null;
  const groups = await allGroups(db, scope);
  const forGroups = await groupIdsOf(
    db,
    rows.map(({ id }) => id),
  );
  const members = await allMembers(db);
  const tests: Counted[] = [];
  for (const row of rows) {
    const found = await cohorts.sheets(row.id);
    if (found === null) return null;
    const { plan, fold, places, uids } = counted(found, members);
    const totalMarks = totalMarksOf(found.marked.paper, found.marked.key);
    tests.push({ row, totalMarks, plan, fold, places, uids, groupIds: forGroups.get(row.id) });
    // Other requests are served between two tests.
    await new Promise((turn) => setImmediate(turn));
  }
  return replyOf(tests, { groups, learners: withUnknown(sizesOf(members, groups), tests, members), hasNoGroup: scope === null }, now);
}

/** Whoever is known by a hand-in alone is a learner too. */
function withUnknown(sizes: Map<number, number>, tests: readonly Counted[], members: ReadonlyMap<string, Member>): Map<number, number> {
  const unknown = new Set(tests.flatMap(({ uids }) => uids.filter((uid) => !members.has(uid))));
  if (unknown.size > 0) sizes.set(place.noGroup, (sizes.get(place.noGroup) ?? 0) + unknown.size);
  return sizes;
}

interface Sight {
  groups: readonly { id: number; name: string }[];
  learners: ReadonlyMap<number, number>;
  /** Whether learners of no group are in sight. */
  hasNoGroup: boolean;
}

function replyOf(tests: readonly Counted[], { groups, learners, hasNoGroup }: Sight, now: number): GroupComparison {
  const names = [...new Set(tests.flatMap(({ plan }) => plan.categories))].sort(byName);
  const over = learnersOver(tests, names);
  const asked = tests.map(openTest);
  const figuresOf = (places: readonly number[]) => {
    const own = asked.map((figures) => figures({ places, learners }));
    const lists = places.flatMap((at) => [over.get(at) ?? []]);
    return {
      learners: sum(places.map((at) => learners.get(at) ?? 0)),
      tests: own,
      categories: categoriesOver(
        tests,
        own,
        names,
        names.map((_, at) => sumAt(lists, at)),
      ),
    };
  };
  const isAnyOfNone = (learners.get(place.noGroup) ?? 0) > 0;
  const listed = [...groups, ...(hasNoGroup && isAnyOfNone ? [{ id: null, name: '' }] : [])];
  const places = listed.map(({ id }) => id ?? place.noGroup);
  return {
    assessments: tests.map(({ row: { id, name, createdAt, timetable }, totalMarks, plan }) => {
      const release = laterRelease(timetable, now);
      return {
        ...{ id, name, createdAt: new Date(createdAt).toISOString(), totalMarks },
        ...(release !== null && { resultsAt: new Date(release).toISOString() }),
        ...{ sections: plan.sections, categories: plan.categories },
      };
    }),
    categories: names,
    all: figuresOf(places),
    groups: listed.map(({ id, name }) => ({ id, name, ...figuresOf([id ?? place.noGroup]) })),
    again: againIn(tests, places),
  };
}
