import { openMarkedPapers } from '../../assessments/marked-papers';
import { allCategories, insertCategory } from '../../store/bank/categories';
import { insertQuestions } from '../../store/bank/questions';
import type { Db, Store, Tx } from '../../store/engine/store';
import { addGroup } from '../../store/people/groups/groups';
import { countIn } from '../../store/shared/paged-rows';
import { groupName } from './names';
import { plantLearners, plantRoster, type SeededLearner, seededPrefix } from './people';
import { topics, workedQuestion } from './questions';
import { plantSittings, plantTest, type SeededTest, week } from './tests';

/** How much an institute has. */
export interface InstituteSize {
  learners: number;
  questions: number;
  groups: number;
  /** Past tests, one a week, which five of six learners took. */
  tests: number;
}

/** The most of each. */
export const mostOf: InstituteSize = { learners: 50_000, questions: 20_000, groups: 200, tests: 52 };

/** What was planted. */
export interface Planted {
  learnerUids: string[];
  testIds: number[];
  groupIds: number[];
  submissions: number;
}

/** One of twenty learners of an institute has not come yet. */
const waitingShare = 1 / 20;
/** Learners and questions of one transaction. */
const atOnce = 2_000;

type Random = () => number;

/** Whether the database has a person who is neither of the demo nor of a seed: then it is an institute's. */
export async function hasRealPeople(db: Db): Promise<boolean> {
  const people = db.selectFrom('people').select('uid').where('uid', 'not like', `${seededPrefix}%`).where('uid', 'not like', 'demo-%');
  return (await people.limit(1).executeTakeFirst()) !== undefined;
}

async function categoryAt(tx: Tx, path: readonly string[]): Promise<number> {
  let parent: number | null = null;
  for (const name of path) {
    const known: number | undefined = (await allCategories(tx)).find((row) => row.parent_id === parent && row.name === name)?.id;
    parent = known ?? (await insertCategory(tx, name, parent))?.id ?? null;
  }
  return parent ?? 0;
}

async function plantBank(store: Store, count: number, now: number): Promise<Record<keyof typeof topics, number>> {
  const ids = await store.atomically(async (tx) => ({
    percent: await categoryAt(tx, topics.percent),
    speed: await categoryAt(tx, topics.speed),
    interest: await categoryAt(tx, topics.interest),
    series: await categoryAt(tx, topics.series),
  }));
  // Questions that earlier runs planted have lower numbers.
  const first = await countIn(store.db.selectFrom('questions'));
  for (let at = 0; at < count; at += atOnce) {
    const drafts = Array.from({ length: Math.min(atOnce, count - at) }, (_, n) => workedQuestion(first + at + n, ids));
    await store.atomically((tx) => insertQuestions(tx, drafts, now));
  }
  return ids;
}

async function plantGroups(tx: Tx, count: number, now: number): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; ids.length < count; at += 1) {
    const id = await addGroup(tx, groupName(at), now);
    // Earlier runs have taken the first names.
    if (id !== null) ids.push(id);
  }
  return ids;
}

/**
 * Adds an institute to a database: a bank of worked questions, groups, learners with verified addresses, a roster of some who have not come, and past
 * tests with submissions. Nothing of it is mixed with what is there. Written in batches, and so not all or nothing.
 */
export async function plantInstitute(
  store: Store,
  { learners: count, questions, groups, tests }: InstituteSize,
  now: number,
  random: Random,
): Promise<Planted> {
  const run = `${now.toString(36)}`;
  const categories = await plantBank(store, questions, now);
  const groupIds = await store.atomically((tx) => plantGroups(tx, groups, now));
  const learners: SeededLearner[] = [];
  // Before the first of the past tests: a learner who came later would be expected in none of them.
  const cameAt = now - (tests + 1) * week;
  for (let from = 0; from < count; from += atOnce) {
    const batch = { from, count: Math.min(atOnce, count - from), run };
    learners.push(...(await store.atomically((tx) => plantLearners(tx, batch, groupIds, cameAt, random))));
  }
  await store.atomically((tx) => plantRoster(tx, Math.round(count * waitingShare), run, groupIds, now, random));
  const papers = openMarkedPapers(store);
  const planted: SeededTest[] = [];
  let submissions = 0;
  for (let weeksAgo = tests; weeksAgo >= 1; weeksAgo -= 1) {
    const test = await store.atomically((tx) => plantTest(tx, { weeksAgo, questions }, categories, now, random));
    submissions += await plantSittings(store, papers, test, learners, random);
    planted.push(test);
  }
  return { learnerUids: learners.map(({ uid }) => uid), testIds: planted.map(({ id }) => id), groupIds, submissions };
}
