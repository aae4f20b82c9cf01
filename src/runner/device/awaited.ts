import type { AwaitedResult } from '../../../contract/assessment/awaited';
import type { Device } from './db';
import { setting } from './people';

/**
 * Replaces the learner's list of submissions whose results are not released by the server's list. The lists of other people leave the
 * device.
 */
export async function keepAwaited(db: Device, uid: string, list: AwaitedResult[]): Promise<void> {
  await db.settings.put({ key: 'awaited', value: { [uid]: list } });
}

/** Returns the submissions whose results are not released, as the server last listed them, without those whose results are here. */
export async function awaitedOn(db: Device, uid: string): Promise<AwaitedResult[]> {
  const list = (await setting(db, 'awaited'))?.[uid] ?? [];
  const known = new Set((await db.summaries.where('uid').equals(uid).toArray()).map(({ assessmentId }) => assessmentId));
  return list.filter(({ assessmentId }) => !known.has(assessmentId));
}
