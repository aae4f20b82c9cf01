import { LRUCache } from 'lru-cache';
import { comparedTests, type GroupComparison } from '../../contract/assessment/group-comparison';
import { idsOf } from '../../contract/fields/id';
import { isoOf } from '../../contract/fields/times';
import type { Scope } from '../../contract/people/rights';
import { openTurns } from '../replies/long-work';
import { type CountedTest, figuresIn, learnersOver, type Sight, type TestLearners } from '../rules/figures/group-figures';
import { foldOf, type PaperPlan, place, planOf } from '../rules/figures/group-fold';
import { totalMarksOf } from '../rules/results/ruling';
import { laterRelease, mayReadKey } from '../rules/schedule/readable';
import { hasTimes } from '../rules/schedule/schedule';
import type { Db } from '../store/engine/store';
import { type GroupTestRow, groupTestsByIds, isHandedIn, latestGroupTests } from '../store/hand-ins/submissions/group-tests';
import { groupIdsOf } from '../store/papers/schedules';
import type { CohortSheets, Cohorts } from './cohorts';
import { type LearnerPlaces, type ReadInstitute, readingOf } from './learner-places';

/** So many of the latest tests are looked through for those that are released and handed in. */
const lookedThrough = 200;

/** An admin who asks for a comparison. `makesKeys`: has a right by which keys are made. */
export interface ComparingAdmin {
  scope: Scope;
  makesKeys: boolean;
}

/** The tests that are compared by default. */
interface LatestTests {
  rows: GroupTestRow[];
  /** Whether tests without times, which are for practice, were left out. */
  isPracticeLeftOut: boolean;
}

/**
 * The last released tests that learners in sight handed in, the latest first. Without `hasPractice` only those with a time in their schedule: few learners sit
 * what is always open. Where there is none with a time, all. Marks of a test whose key is secret are not for each admin (ADR 64).
 */
export async function lastReleased(db: Db, admin: ComparingAdmin, now: number, hasPractice = false): Promise<LatestTests> {
  const { scope, makesKeys } = admin;
  let isPracticeLeftOut = false;
  const found: GroupTestRow[] = [];
  let asked: GroupTestRow[] = [];
  /** All at once: one after the other, ten answers of a database over the network are most of a request. */
  async function addHandedIn(): Promise<void> {
    const areHandedIn = await Promise.all(asked.map(({ id }) => isHandedIn(db, id, scope)));
    found.push(...asked.filter((_, at) => areHandedIn[at]));
    asked = [];
  }
  for await (const row of latestGroupTests(db, scope, lookedThrough)) {
    if (row.timetable?.state === 'draft' || laterRelease(row.timetable, now) !== null) continue;
    if (!mayReadKey(row.timetable, { isAdmin: true, makesKeys }, now)) continue;
    if (!hasPractice && !(row.timetable !== null && hasTimes(row.timetable))) {
      isPracticeLeftOut = true;
      continue;
    }
    asked.push(row);
    if (found.length + asked.length === comparedTests) await addHandedIn();
    if (found.length === comparedTests) break;
  }
  await addHandedIn();
  return found.length === 0 && isPracticeLeftOut ? lastReleased(db, admin, now, true) : { rows: found, isPracticeLeftOut };
}

/** What is kept of a test, as long as its sheets are: learners who move or hand in change it. */
interface Kept extends Omit<CountedTest, 'id' | 'groupIds'> {
  everybody: LearnerPlaces;
  places: Int32Array;
}

/** The figures that were last made for a caller's sight, and what they were made of. */
interface Made {
  of: readonly unknown[];
  figures: Awaited<ReturnType<typeof figuresIn>>;
}

/** What is kept between requests. All of it is made again where what it was made of is another. */
interface Memory {
  read: ReadInstitute;
  /** By the sheets of the cohort, which a new key or an erasure replaces. */
  tests: WeakMap<CohortSheets['sheets'], Kept>;
  /** Learners by category, by the tests. */
  over: LRUCache<string, { of: readonly unknown[]; learners: ReturnType<typeof learnersOver> }>;
  /** By sight and tests. */
  made: LRUCache<string, Made>;
}

/** Teachers of an institute who look at the same time, and the choices of tests among them: figures by their number, which are 8 bytes or a few more. */
const keptAtMost = { made: 100, numbers: 2_000_000, over: 10 };

/** Groups of all comparisons that are made at the same time, one after the other. */
const inTurn = openTurns();

/** How many numbers figures have. */
function numbersIn(tests: readonly CountedTest[], names: readonly string[], groups: number): number {
  const ofTests = tests.map(({ plan: { sections, categories } }) => 4 + 4 * sections.length + 3 * categories.length);
  return (groups + 2) * (ofTests.reduce((sum, one) => sum + one, 0) + 3 * names.length + 1);
}

/** By the age of the cohorts: an erasure begins another one, and what was remembered of people is gone. */
const memories = new WeakMap<object, Memory>();

function memoryOf(db: Db, cohorts: Cohorts): Memory {
  const age = cohorts.age();
  const known = memories.get(age);
  if (known !== undefined) return known;
  const memory: Memory = {
    read: readingOf(db),
    tests: new WeakMap(),
    over: new LRUCache({ max: keptAtMost.over }),
    made: new LRUCache({ max: keptAtMost.made, maxSize: keptAtMost.numbers }),
  };
  memories.set(age, memory);
  return memory;
}

const areSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at]);

function learnersIn(uids: readonly string[], { numbers }: LearnerPlaces): TestLearners {
  const own = Int32Array.from(uids, (uid) => numbers.get(uid) ?? -1);
  const strangers = [...own].flatMap((number, index) => (number < 0 ? [[index, uids[index] ?? ''] as const] : []));
  return { numbers: own, strangers: new Map(strangers) };
}

/** Counts a test, or what has changed of it. The same object while nothing has. */
function counted({ tests }: Memory, { marked, sheets, uids }: CohortSheets, everybody: LearnerPlaces): Kept {
  const known = tests.get(sheets);
  const isGrown = known?.places.length !== sheets.count;
  if (known !== undefined && known.everybody === everybody && !isGrown) return known;
  const isNumbered = known?.everybody.numbers === everybody.numbers && !isGrown;
  const learners = isNumbered ? known.learners : learnersIn([...uids], everybody);
  // A person whom the portal knows by a hand-in alone is a learner of no group.
  const places = learners.numbers.map((number) => everybody.places[number] ?? place.noGroup);
  const plan: PaperPlan = known?.plan ?? planOf(marked.paper, marked.key);
  const made = {
    ...{ plan, learners, places, everybody, totalMarks: known?.totalMarks ?? totalMarksOf(marked.paper, marked.key) },
    fold: foldOf(sheets, plan, marked.key, places, known),
  };
  tests.set(sheets, made);
  return made;
}

/** Learners by place: those who have come, those who are expected, and those who are known by a hand-in alone. */
function sizesOf({ places }: LearnerPlaces, waiting: ReadonlyMap<number, number>, tests: readonly CountedTest[]) {
  const sizes = new Map(waiting);
  const add = (at: number, count: number) => sizes.set(at, (sizes.get(at) ?? 0) + count);
  for (const at of places) if (at !== place.nobody) add(at, 1);
  const strangers = new Set(tests.flatMap(({ learners }) => [...learners.strangers.values()]));
  if (strangers.size > 0) add(place.noGroup, strangers.size);
  return sizes;
}

/** Of each several groups those in sight; a place without any is out of sight. */
function togetherIn({ together }: LearnerPlaces, scope: Scope): Map<number, readonly number[]> {
  // The numbers of the places are others in each process.
  const ordered = [...together].map(([at, groupIds]) => ({ at, groupIds, key: groupIds.join() }));
  ordered.sort((one, other) => (one.key < other.key ? -1 : 1));
  const seen = ordered.map(({ at, groupIds }) => [at, groupIds.filter((id) => scope === null || scope.includes(id))] as const);
  return new Map(seen.filter(([, groupIds]) => groupIds.length > 0));
}

const byName = (one: string, other: string): number => (one < other ? -1 : 1);

function overIn({ over }: Memory, tests: readonly CountedTest[], names: readonly string[], everybody: LearnerPlaces) {
  const key = tests.map(({ id }) => id).join();
  const of = [everybody, ...tests.map(({ fold }) => fold)];
  const known = over.get(key);
  if (known !== undefined && areSame(known.of, of)) return known.learners;
  const learners = learnersOver(tests, names, everybody.places);
  over.set(key, { of, learners });
  return learners;
}

/**
 * What learners answered in each test. `areKnown`: at once, so that one query looks up the keys of all. What is not counted yet is counted one test after the
 * other: a cohort's counting is charged by the clock.
 */
async function sheetsOf(cohorts: Cohorts, ids: readonly number[], areKnown: boolean): Promise<(CohortSheets | null)[]> {
  if (areKnown) return Promise.all(ids.map((id) => cohorts.sheets(id)));
  const found = [];
  for (const id of ids) found.push(await cohorts.sheets(id));
  return found;
}

/** The tests to compare. `ids`: by default the last released ones. `hasPractice`: whether the default has tests without times too. */
interface WantedTests {
  ids?: readonly number[] | undefined;
  hasPractice?: boolean;
}

/** Groups of learners side by side, those in sight. Null where one of the tests is not there. */
export async function groupComparisonOf(
  { db, cohorts }: { db: Db; cohorts: Cohorts },
  admin: ComparingAdmin,
  { ids, hasPractice = false }: WantedTests,
  now: number,
): Promise<GroupComparison | null> {
  const { scope } = admin;
  const latest = ids === undefined ? await lastReleased(db, admin, now, hasPractice) : null;
  const rows = latest?.rows ?? (await groupTestsByIds(db, ids ?? [], scope));
  if (ids !== undefined && rows.length < ids.length) return null;
  const forGroups = await groupIdsOf(db, idsOf(rows));
  const memory = memoryOf(db, cohorts);
  const { groups: all, everybody, waiting } = await memory.read();
  const groups = all.filter(({ id }) => scope === null || scope.includes(id));
  const tests: CountedTest[] = [];
  const key = JSON.stringify([scope, rows.map(({ id }) => id)]);
  const found = await sheetsOf(cohorts, idsOf(rows), memory.made.has(key));
  for (const [at, { id }] of rows.entries()) {
    const own = found[at];
    if (!own) return null;
    const known = memory.tests.get(own.sheets);
    const test = counted(memory, own, everybody);
    tests.push({ ...test, id, groupIds: forGroups.get(id) });
    // Other requests are served between two tests.
    if (test !== known) await new Promise((turn) => setImmediate(turn));
  }
  const names = [...new Set(tests.flatMap(({ plan }) => plan.categories))].sort(byName);
  const figures = () => {
    const together = togetherIn(everybody, scope);
    const sight: Sight = { groups, together, learners: sizesOf(everybody, waiting, tests), hasNoGroup: scope === null };
    return figuresIn(tests, names, overIn(memory, tests, names, everybody), sight, inTurn);
  };
  const said = JSON.stringify([groups, tests.map(({ groupIds }) => groupIds ?? null), [...waiting]]);
  const of = [said, everybody, ...tests.map(({ fold }) => fold)];
  const known = memory.made.get(key);
  const made = known !== undefined && areSame(known.of, of) ? known : { of, figures: await figures() };
  memory.made.set(key, made, { size: numbersIn(tests, names, groups.length) });
  return {
    assessments: tests.map(({ totalMarks, plan }, at) => {
      const { id, name, createdAt, timetable } = rows[at] as GroupTestRow;
      const release = laterRelease(timetable, now);
      return {
        ...{ id, name, createdAt: isoOf(createdAt), totalMarks },
        ...(timetable !== null && timetable.opensAt !== null && { opensAt: isoOf(timetable.opensAt) }),
        ...(release !== null && { resultsAt: isoOf(release) }),
        ...{ sections: plan.sections, categories: plan.categories },
      };
    }),
    categories: names,
    ...(latest?.isPracticeLeftOut && { isPracticeLeftOut: true as const }),
    ...made.figures,
  };
}
