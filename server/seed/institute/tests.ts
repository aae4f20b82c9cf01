import { usualPercent } from '../../../contract/fields/limits';
import { isoOf } from '../../../contract/fields/times';
import { generate } from '../../assessments/generate';
import type { Marked, MarkedPapers } from '../../assessments/marked-papers';
import { gradedSubmission } from '../../handlers/shared/graded-submission';
import { insertMany } from '../../store/engine/insert-many';
import type { Store, Tx } from '../../store/engine/store';
import { simulated } from '../simulated';
import type { SeededLearner } from './people';

const minute = 60_000;
const hour = 60 * minute;
export const week = 7 * 24 * hour;
const secondsEach = 36;
const most = 50;
/** Learners of one transaction. */
const atOnce = 500;

type Random = () => number;

/** A test that was sat in the past, at its hour. */
export interface SeededTest {
  id: number;
  opensAt: number;
  /** Marks easy and hard tests: added to what learners know. */
  ease: number;
}

/** Stores a weekly test, `weeksAgo` weeks old, of up to 50 questions: two sections, open for half an hour. */
export async function plantTest(
  tx: Tx,
  { weeksAgo, questions }: { weeksAgo: number; questions: number },
  categories: Readonly<Record<string, number>>,
  now: number,
  random: Random,
): Promise<SeededTest> {
  const opensAt = Math.floor((now - weeksAgo * week) / hour) * hour;
  const size = Math.max(2, Math.min(most, Math.floor(questions / 2)));
  const reasoning = Math.max(1, Math.floor(size / 5));
  const { series = 0, ...others } = categories;
  const durationInMinutes = Math.ceil((size * secondsEach) / 60);
  const { id } = await generate(
    tx,
    {
      name: `Weekly Test ${isoOf(opensAt).slice(0, 10)}`,
      description: 'A test of all groups at one hour. A wrong answer costs one mark.',
      ...{ durationInMinutes, instructions: '', createdAt: opensAt - 3 * 24 * hour, marks: { perCorrect: 4, perWrong: 1 } },
      subjects: [
        { name: 'Quantitative Aptitude', categoryIds: Object.values(others), numberOfQuestions: size - reasoning, field: 'subjects' },
        { name: 'Reasoning', categoryIds: [series], numberOfQuestions: reasoning, field: 'subjects' },
      ],
    },
    random,
  );
  const closesAt = opensAt + 30 * minute;
  const times = { opens_at: opensAt, closes_at: closesAt, results_at: closesAt + durationInMinutes * minute };
  await tx
    .insertInto('schedules')
    .values({ assessment_id: id, state: 'published', ...times, ends_together: 0 })
    .execute();
  return { id, opensAt, ease: 0.2 * random() - 0.1 };
}

/** How one learner sat a test: most begin at the hour, one of twelve without a network, and one of twenty hands in hours later. */
async function sittingOf(papers: MarkedPapers, marked: Marked, test: SeededTest, learner: SeededLearner, random: Random) {
  const startedAt = test.opensAt + Math.round(random() ** 3 * 25 * minute);
  const isOffline = random() < 1 / 12;
  const ability = Math.min(0.98, Math.max(0.05, learner.ability + test.ease));
  const body = simulated(marked, test.id, ability, random);
  const handedInAt = startedAt + body.timeTaken * 1_000;
  const arrivedAt = handedInAt + Math.round(isOffline || random() < 0.05 ? random() * 5 * hour : 500 + random() * 20_000);
  const dated = { startedAt: isoOf(startedAt), handedInAt: isoOf(handedInAt) };
  const submission = { ...body, evidence: { ...dated, datedBy: isOffline ? ('device' as const) : ('key' as const) } };
  const way = { uid: learner.uid, submitted_at: arrivedAt, is_preview: 0, imported_by: null, is_provisional: 0, is_unproved: 0 };
  const terms = { timePercent: usualPercent, moreSeconds: 0, taken: 'any' as const };
  const key = { assessment_id: test.id, uid: learner.uid };
  const seenAt = startedAt + Math.round(random() * 5_000);
  return {
    graded: await gradedSubmission(papers, test.id, submission, way, terms),
    fetch: { ...key, fetched_at: test.opensAt - Math.round(random() * 48 * hour) },
    start: isOffline ? null : { ...key, seen_at: seenAt, said_at: startedAt, dated_by: 'key' as const },
  };
}

/** Stores what the learners handed in; about five of six take part. Returns how many did. */
export async function plantSittings(
  store: Store,
  papers: MarkedPapers,
  test: SeededTest,
  learners: readonly SeededLearner[],
  random: Random,
): Promise<number> {
  const marked = await papers.marked(test.id);
  if (marked === null) throw new Error('The seeded test is gone.');
  const takers = learners.filter(() => random() < 5 / 6);
  for (let at = 0; at < takers.length; at += atOnce) {
    const sittings: Awaited<ReturnType<typeof sittingOf>>[] = [];
    for (const learner of takers.slice(at, at + atOnce)) sittings.push(await sittingOf(papers, marked, test, learner, random));
    await store.atomically(async (tx) => {
      const fetches = sittings.map(({ fetch }) => fetch);
      await insertMany(tx, 'paper_fetches', fetches);
      const starts = sittings.flatMap(({ start }) => start ?? []);
      await insertMany(tx, 'starts', starts);
      const submissions = sittings.map(({ graded }) => graded);
      await insertMany(tx, 'submissions', submissions);
    });
  }
  return takers.length;
}
