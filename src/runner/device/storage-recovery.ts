import type { Device } from './db';
import { sweepPictures } from './sweep-pictures';

/** Why the device does not keep what it is given. `full`: no space left · `lost`: its store cannot be reached, or not now. */
export type StorageTrouble = 'full' | 'lost';

interface Failure {
  name?: unknown;
  inner?: unknown;
}

/** What stands behind a failed write. Dexie wraps a full disk into an AbortError. */
export function storageTroubleOf(error: unknown): StorageTrouble {
  const { name, inner } = (error ?? {}) as Failure;
  if (name === 'QuotaExceededError') return 'full';
  return inner === undefined || inner === null || inner === error ? 'lost' : storageTroubleOf(inner);
}

/** Does what can be done against the trouble, so that the same write may be tried again; `spare` is the attempt it is about. */
export const recoverStorage = (db: Device, trouble: StorageTrouble, spare: [string, number]): Promise<void> =>
  trouble === 'full' ? freeSpace(db, spare) : reopen(db);

/** A connection that the platform has killed stays dead: a new one, to a new store if the old one was deleted. */
export async function reopen(db: Device): Promise<void> {
  db.close({ disableAutoOpen: false });
  await db.open();
}

/** Clears what the server can give again: results, papers of which no attempt is under way, and what pictures these showed. Attempts and parcels are never touched. */
async function freeSpace(db: Device, spare: [string, number]): Promise<void> {
  await db.transaction('rw', [db.results, db.papers, db.attempts, db.pictures], async () => {
    const underWay = (await db.attempts.filter((attempt) => attempt.status === 'in-progress').primaryKeys()).map(String);
    const kept = new Set([...underWay, String(spare)]);
    await db.results.clear();
    await db.papers.filter((paper) => !kept.has(String([paper.uid, paper.id]))).delete();
    await sweepPictures(db);
  });
}
