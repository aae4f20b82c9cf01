import type { Submission } from '../../../contract/assessment/assessment';
import { grade } from '../../rules/grade';
import { answerKeyById } from '../assessments/assessments';
import type { Store, Tx } from '../store';

const pageSize = 200;

type Key = NonNullable<Awaited<ReturnType<typeof answerKeyById>>>;

/** The next submissions after `uid` that were marked by another key. */
const outdated = (tx: Tx, assessmentId: number, version: number, after: string) =>
  tx
    .selectFrom('submissions')
    .select(['uid', 'body_json', 'score'])
    .where('assessment_id', '=', assessmentId)
    .where('key_version', '<', version)
    .where('uid', '>', after)
    .orderBy('uid')
    .limit(pageSize)
    .execute();

async function regradeOne(
  tx: Tx,
  assessmentId: number,
  { key, version }: Key,
  row: { uid: string; body_json: string; score: number },
  now: number,
) {
  const { answers } = JSON.parse(row.body_json) as Submission;
  const { score, correctAnswers, wrongAnswers, unattempted } = grade(key, answers);
  const changed = await tx
    .updateTable('submissions')
    .set({ score, correct_answers: correctAnswers, wrong_answers: wrongAnswers, unattempted, key_version: version })
    .where('uid', '=', row.uid)
    .where('assessment_id', '=', assessmentId)
    .where('key_version', '<', version)
    .executeTakeFirst();
  // Another process may have marked it since it was read, and written its trail.
  if (changed.numUpdatedRows === 0n) return;
  await tx
    .insertInto('remarks')
    .values({ assessment_id: assessmentId, uid: row.uid, version, score_before: row.score, score_after: score, marked_at: now })
    .execute();
}

/**
 * Marks again, once, every submission of an assessment that was marked by an older key, and records the change of its score. Any number of
 * processes may do so at once; an interrupted run can be repeated. Returns the number of submissions that it marked.
 */
export async function regrade(store: Store, assessmentId: number, now: number): Promise<number> {
  const current = await answerKeyById(store.db, assessmentId);
  if (current === null) return 0;
  let count = 0;
  for (let after: string | undefined = ''; after !== undefined; ) {
    const from: string = after;
    const page = await store.atomically(async (tx) => {
      const rows = await outdated(tx, assessmentId, current.version, from);
      for (const row of rows) await regradeOne(tx, assessmentId, current, row, now);
      return rows;
    });
    count += page.length;
    after = page.length === pageSize ? page.at(-1)?.uid : undefined;
  }
  return count;
}
