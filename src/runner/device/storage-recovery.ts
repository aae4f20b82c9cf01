import type { Device } from './db';
import { sweepPictures } from './sweep-pictures';

/** Why the device does not store data. `full`: no space left. · `lost`: the database cannot be reached. */
export type StorageTrouble = 'full' | 'lost';

interface Failure {
  name?: unknown;
  inner?: unknown;
}

/** Returns the cause of a failed write. Dexie wraps a full disk in an AbortError. */
export function storageTroubleOf(error: unknown): StorageTrouble {
  const { name, inner } = (error ?? {}) as Failure;
  if (name === 'QuotaExceededError') return 'full';
  return inner === undefined || inner === null || inner === error ? 'lost' : storageTroubleOf(inner);
}

/** Repairs what can be repaired, so that the same write may be tried again. `spare` is the key of the attempt to protect. */
export const recoverStorage = (db: Device, trouble: StorageTrouble, spare: [string, number]): Promise<void> =>
  trouble === 'full' ? freeSpace(db, spare) : reopen(db);

/** A connection that the platform has killed never recovers: opens a new one, to a new database if the old one was deleted. */
export async function reopen(db: Device): Promise<void> {
  db.close({ disableAutoOpen: false });
  await db.open();
}

/**
 * Clears what the server can send again: results, papers without an attempt in progress, and pictures that only these showed. Never clears
 * attempts or parcels. `learner/data/device-stores.ts` has the list, and a test compares: the list itself is too large for the first load.
 */
async function freeSpace(db: Device, spare: [string, number]): Promise<void> {
  await db.transaction('rw', [db.results, db.papers, db.attempts, db.pictures], async () => {
    const underWay = (await db.attempts.filter((attempt) => attempt.status === 'in-progress').primaryKeys()).map(String);
    const kept = new Set([...underWay, String(spare)]);
    await db.results.clear();
    await db.papers.filter((paper) => !kept.has(String([paper.uid, paper.id]))).delete();
    await sweepPictures(db);
  });
}
