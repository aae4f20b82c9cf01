import { usualPercent } from '../../contract/fields/limits';
import { dayMs, hourMs } from '../../contract/fields/times';
import { assemble } from '../assessments/generate';
import { type MarkedPapers, openMarkedPapers } from '../assessments/marked-papers';
import { gradedSubmission } from '../handlers/shared/graded-submission';
import { allCategories } from '../store/bank/categories';
import { questionIdsBelow, questionsByIds } from '../store/bank/questions';
import type { Store, Tx } from '../store/engine/store';
import { fileOnce, type GradedSubmission } from '../store/hand-ins/submissions/file-once';
import { saveProfile } from '../store/people/people';
import { demoLearner } from './accounts';
import { type Find, finderOf } from './find';
import { learners } from './learners';
import { kindTest } from './plant-kinds';
import type { SeedTest } from './shape';
import { simulated } from './simulated';
import { weeklyTests } from './weekly-tests';

/** More than a seeded category holds. */
const all = 300;

async function questionsOf(tx: Tx, categoryId: number, { questionsEach }: SeedTest, random: () => number): Promise<number[]> {
  if (questionsEach !== 'bilingual') return questionIdsBelow(tx, { categoryIds: [categoryId] }, questionsEach, random);
  const bank = await questionsByIds(tx, await questionIdsBelow(tx, { categoryIds: [categoryId] }, all, random));
  return [...bank.values()].filter(({ translation }) => translation !== undefined).map(({ id }) => id);
}

async function plantTest(tx: Tx, test: SeedTest, find: Find, now: number, random: () => number): Promise<number> {
  const subjects = [];
  for (const { name, category } of test.subjects)
    subjects.push({ subjectName: name, questionIds: await questionsOf(tx, find(category), test, random) });
  const { name, description, durationInMinutes, marks } = test;
  const plan = { name, description, durationInMinutes, marks, instructions: '', createdAt: now - test.ageInDays * dayMs };
  return (await assemble(tx, plan, subjects)).id;
}

interface Taker {
  uid: string;
  ability: number;
  submittedAt: number;
}

/** Submissions of one assessment, whose paper is looked up once. */
async function submissionsOf(papers: MarkedPapers, id: number, takers: Taker[], random: () => number): Promise<GradedSubmission[]> {
  const marked = await papers.marked(id);
  if (marked === null) throw new Error('The planted assessment is gone.');
  const rows: GradedSubmission[] = [];
  for (const { uid, ability, submittedAt } of takers) {
    const way = { uid, submitted_at: submittedAt, is_preview: 0, imported_by: null, is_provisional: 0, is_unproved: 0 };
    rows.push(
      await gradedSubmission(papers, id, simulated(marked, id, ability, random), way, {
        timePercent: usualPercent,
        moreSeconds: 0,
        taken: 'any' as const,
      }),
    );
  }
  return rows;
}

function takersOf(test: SeedTest, now: number, random: () => number): Taker[] {
  const { afterDays, ability } = test.demoLearner;
  const madeAt = now - test.ageInDays * dayMs;
  const others = test.isTakenByAll ? learners : [];
  return [
    { uid: demoLearner.uid, ability, submittedAt: madeAt + afterDays * dayMs },
    ...others.map(({ uid }) => ({ uid, ability: 0.25 + 0.65 * random(), submittedAt: madeAt + Math.round(random() * 4 * dayMs) + hourMs })),
  ];
}

/** The test of all kinds was taken by all but the demo learner, who finds it among those to take. */
async function takersOfKinds(store: Store, now: number, random: () => number): Promise<{ id: number; takers: Taker[] }> {
  const { id } = await store.db.selectFrom('assessments').select('id').where('name', '=', kindTest).executeTakeFirstOrThrow();
  return {
    id,
    takers: learners.map(({ uid }) => ({ uid, ability: 0.2 + 0.6 * random(), submittedAt: now - Math.round(random() * 40 * hourMs) })),
  };
}

/** Plants three tests of the past weeks, the learners who took them, their submissions, and those of the test of all kinds. Called once, after {@link plant} has planted the bank. */
export async function plantTests(store: Store, now: number, random: () => number): Promise<void> {
  const find = finderOf(await allCategories(store.db));
  for (const learner of learners) await saveProfile(store.db, learner, now, { email: '', phone: '', at: 0 });
  const papers = openMarkedPapers(store);
  const file = fileOnce(store);
  for (const test of weeklyTests) {
    const id = await store.atomically((tx) => plantTest(tx, test, find, now, random));
    await file(await submissionsOf(papers, id, takersOf(test, now, random), random));
  }
  const { id, takers } = await takersOfKinds(store, now, random);
  await file(await submissionsOf(papers, id, takers, random));
}
