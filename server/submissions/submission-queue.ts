import { unavailable } from '../replies/refusal';
import { isTemporary } from '../store/engine/retries/outage';
import type { Store } from '../store/engine/store';
import { type Filed, fileOnce, type GradedSubmission } from '../store/hand-ins/submissions/file-once';
import { regrade } from '../store/hand-ins/submissions/regrade';
import { keyVersions } from '../store/papers/assessments';
import { type GroupCommit, groupCommit, type Line } from './group-commit';

/** Submissions that wait for their commit. Throws 503 while more wait than can be filed in a few seconds. */
export type SubmissionQueue = Line<GradedSubmission, Filed>;

const groupSize = 100;
/** A burst costs half the CPU of its commits: some 20 submissions arrive in 20 ms, and without the pause a group had one or two. */
const pauseMs = 20;
/** A few seconds of work, and at most 120 MB of the largest papers. */
const maxWaiting = 5_000;
/** Seconds until a full line has been worked off. */
const retryAfter = 3;

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
    groupSize,
    atOnce: store.writesAtOnce,
    pauseMs,
    maxWaiting,
    overflow: () => unavailable({ code: 'hand-ins-too-many' }, retryAfter),
    isHopeless: isTemporary,
    ...changes,
  });
}
