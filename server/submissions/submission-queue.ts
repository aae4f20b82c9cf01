import { unavailable } from '../replies/refusal';
import { keyVersions } from '../store/assessments/assessments';
import { isOutage } from '../store/outage';
import type { Store } from '../store/store';
import { type Filed, type Filing, fileAll } from '../store/submissions/filing';
import { remark } from '../store/submissions/regrade';
import { type GroupCommit, groupCommit, type Line } from './group-commit';

/** Where submissions are filed. It throws 503 while more wait than can be filed in a few seconds. */
export type FilingDesk = Line<Filing, Filed>;

const groupSize = 100;
/** Nobody feels it, and a burst costs half the commits' CPU: in 20 ms some 20 come, and without it a group was of one or two. */
const pauseMs = 20;
/** A few seconds of work, and at most 120 MB of the largest papers. */
const maxWaiting = 5_000;
/** Seconds until a full line has been worked off. */
const retryAfter = 3;

/** A key may have been corrected between the marking and the commit; then what was filed is marked again before anybody hears of it. */
async function remarkOutdated(store: Store, rows: readonly Filing[]): Promise<void> {
  const current = await keyVersions(store.db, [...new Set(rows.map((row) => row.assessment_id))]);
  const outdated = rows.filter((row) => row.key_version < (current.get(row.assessment_id) ?? 0));
  for (const id of new Set(outdated.map((row) => row.assessment_id))) await remark(store, id, Date.now());
}

/** Files submissions in groups; a test may bend the rules. */
export function openFilingDesk(store: Store, changes: Partial<GroupCommit<Filing, Filed>> = {}): FilingDesk {
  const file = fileAll(store);
  return groupCommit({
    async commit(rows) {
      const filed = await file(rows);
      await remarkOutdated(store, rows);
      return filed;
    },
    keyOf: (row) => `${row.assessment_id} ${row.uid}`,
    groupSize,
    atOnce: store.writesAtOnce,
    pauseMs,
    maxWaiting,
    overflow: () => unavailable('Too many are handing in at this moment.', retryAfter),
    isHopeless: isOutage,
    ...changes,
  });
}
