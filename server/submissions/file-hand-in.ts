import type { Store } from '../store/engine/store';
import { fileNumbered } from '../store/hand-ins/submissions/file-numbered';
import type { Filed, GradedSubmission } from '../store/hand-ins/submissions/file-once';
import { regrade } from '../store/hand-ins/submissions/regrade';
import { keyVersions } from '../store/papers/assessments';
import type { SubmissionQueue } from './submission-queue';

interface Filing {
  store: Store;
  submissionQueue: SubmissionQueue;
}

async function numbered(store: Store, row: GradedSubmission, number: number): Promise<Filed | null> {
  const filed = await fileNumbered(store, row, number);
  const version = (await keyVersions(store.db, [row.assessment_id])).get(row.assessment_id) ?? 0;
  // The key may have been changed since this hand-in was marked.
  if (filed !== null && filed.keyVersion < version) await regrade(store, row.assessment_id, { uids: [row.uid] }, Date.now());
  return filed;
}

/**
 * Files a hand-in exactly once under its number (ADR 78); null, and nothing is filed, where that chance was not given. A first hand-in waits in the queue with those
 * of all learners; only one that another stands in the way of is looked at again, since a later one may have arrived before it.
 */
export async function fileHandIn({ store, submissionQueue }: Filing, row: GradedSubmission, number: number): Promise<Filed | null> {
  if (number > 1) return numbered(store, row, number);
  const filed = await submissionQueue.add(row);
  return filed.verdict === 'filed' ? filed : ((await numbered(store, row, 1)) ?? filed);
}
