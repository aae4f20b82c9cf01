import { unavailable } from '../replies/refusal';
import { isTemporary } from '../store/engine/retries/outage';
import type { Store } from '../store/engine/store';
import { type Filed, fileOnce, type GradedSubmission } from '../store/hand-ins/submissions/file-once';
import { regrade } from '../store/hand-ins/submissions/regrade';
import { keyVersions } from '../store/papers/assessments';
import { type GroupCommit, groupCommit, type Line } from './group-commit';
import { fullLineSeconds, lineBounds } from './line-bounds';

/** Submissions that wait for their commit. Throws 503 while more wait than can be filed in a few seconds. */
export type SubmissionQueue = Line<GradedSubmission, Filed>;

/**
 * A key may have been changed between grading and commit, or, of a repeat, before the receipt of the first left. Then the submissions are regraded before
 * their receipts leave.
 */
async function regradeOutdated(store: Store, rows: readonly GradedSubmission[], filed: readonly Filed[]): Promise<void> {
  const current = await keyVersions(store.db, [...new Set(rows.map((row) => row.assessment_id))]);
  const outdated = rows.filter((row, at) => (filed[at]?.keyVersion ?? row.key_version) < (current.get(row.assessment_id) ?? 0));
  for (const id of new Set(outdated.map((row) => row.assessment_id))) {
    const uids = outdated.filter((row) => row.assessment_id === id).map(({ uid }) => uid);
    await regrade(store, id, { uids }, Date.now());
  }
}

/** Files submissions in groups; a test may bend the rules. */
export function openSubmissionQueue(store: Store, changes: Partial<GroupCommit<GradedSubmission, Filed>> = {}): SubmissionQueue {
  const file = fileOnce(store);
  return groupCommit({
    async commit(rows) {
      const filed = await file(rows);
      await regradeOutdated(store, rows, filed);
      return filed;
    },
    keyOf: (row) => `${row.assessment_id} ${row.uid}`,
    ...lineBounds,
    atOnce: store.writesAtOnce,
    overflow: () => unavailable({ code: 'hand-ins-too-many' }, fullLineSeconds),
    isHopeless: isTemporary,
    ...changes,
  });
}
