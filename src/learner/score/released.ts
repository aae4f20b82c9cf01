import type { Result } from '../../../contract/assessment/assessment';
import type { AwaitedResult } from '../../../contract/assessment/awaited';
import { awaitedOn, keepAwaited } from '../../runner/device/awaited';
import type { Device } from '../../runner/device/db';
import { keepResult } from '../../runner/device/shelf';

/**
 * A person's results on this device, without those that the server's lists keep back again: an institute has put their release off. They stay on the device, and
 * count again once the lists have them.
 */
export async function releasedOn(db: Device, uid: string): Promise<Result[]> {
  const [results, awaited] = await Promise.all([db.results.where('uid').equals(uid).toArray(), awaitedOn(db, uid)]);
  const held = new Set(awaited.map(({ assessmentId }) => assessmentId));
  return results.filter(({ assessmentId }) => !held.has(assessmentId));
}

/** Stores a result that the server has just sent: it is kept back no more, whatever an earlier list said. */
export async function keepReleased(db: Device, uid: string, result: Result): Promise<void> {
  await db.transaction('rw', db.results, db.settings, db.summaries, async () => {
    await keepResult(db, uid, result);
    const awaited = await awaitedOn(db, uid);
    const others = awaited.filter(({ assessmentId }) => assessmentId !== result.assessmentId);
    if (others.length < awaited.length) await keepAwaited(db, uid, others);
  });
}

/** Keeps a list of awaited results that has one of which the device knew that it was out: its release was put off since. */
export async function keepPutOff(db: Device, uid: string, list: AwaitedResult[], assessmentId: number): Promise<void> {
  await db.transaction('rw', db.settings, db.summaries, async () => {
    await db.summaries.delete([uid, assessmentId]);
    await keepAwaited(db, uid, list);
  });
}
