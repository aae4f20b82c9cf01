import type { ResultSummary } from '../../../contract/assessment/assessment';
import type { Device } from '../../runner/device/db';
import { noteListed } from '../../runner/device/listed';
import { replaceRows } from '../../runner/device/replace-rows';

/** Replaces the learner's list of results by the server's list. */
export async function keepSummaries(db: Device, uid: string, list: ResultSummary[]): Promise<void> {
  await db.transaction('rw', db.summaries, db.settings, async () => {
    const own = list.map((s) => ({ ...s, uid }));
    await replaceRows(db.summaries, uid, own, ({ assessmentId }) => assessmentId);
    await noteListed(db, uid, 'results');
  });
}
