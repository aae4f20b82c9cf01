import type { Chance } from '../../../contract/assessment/chance';
import type { AttemptRow, Device, Parcel } from './db';
import { readAttemptRow } from './row-schemas';

/** The name under which such a parcel lies among the rows in quarantine: no table has it, so that no version brings the parcel back. */
export const copyPlace = 'elsewhere';

/**
 * Whether a chance to sit an assessment again (ADR 78) begins where the attempt on the device has ended, or is for a device without one. An attempt has ended
 * once the server has it, or other answers in its place; a parcel that waits is not written over.
 */
export const isLater = (
  chance: Pick<Chance, 'number'> | undefined,
  attempt: Pick<AttemptRow, 'status' | 'chance'> | null | undefined,
  parcel: Pick<Parcel, 'state'> | null | undefined,
): boolean =>
  !!chance &&
  attempt?.status !== 'in-progress' &&
  chance.number > (attempt?.chance ?? 1) &&
  (parcel ? parcel.state === 'elsewhere' : attempt?.status !== 'handed-in');

/**
 * Deletes an attempt that is taken again, with its result: an admin's preview, or what the server has of an assessment that is sat again. `startedAt`: of the
 * attempt that was read, null if there was none; another one that has begun since then stays. Returns whether the attempt was deleted.
 */
export function clearAttempt(db: Device, uid: string, assessmentId: number, startedAt: number | null): Promise<boolean> {
  return db.transaction('rw', db.attempts, db.standings, db.results, async () => {
    const there = readAttemptRow(await db.attempts.get([uid, assessmentId]));
    if ((there?.startedAt ?? null) !== startedAt) return false;
    await db.attempts.delete([uid, assessmentId]);
    await db.results.delete([uid, assessmentId]);
    await db.standings.where('[uid+assessmentId]').equals([uid, assessmentId]).delete();
    return true;
  });
}

/** The stores in which {@link makeRoom} writes. */
export const placesOf = (db: Device) => [db.attempts, db.standings, db.results, db.parcels, db.quarantine];

/**
 * Makes room for another attempt of an assessment, in one transaction: the attempt leaves with its result. A parcel that is still here did not count, as other
 * answers are filed in its place; it is kept as a copy under a key of its own. `startedAt`: of the attempt that was read, null if
 * there was none; one that has begun since then stays.
 */
export async function makeRoom(db: Device, uid: string, assessmentId: number, startedAt: number | null): Promise<void> {
  await db.transaction('rw', placesOf(db), async () => {
    if (!(await clearAttempt(db, uid, assessmentId, startedAt))) return;
    const parcel = await db.parcels.get([uid, assessmentId]);
    if (parcel === undefined) return;
    await db.quarantine.add({ uid, table: copyPlace, row: { ...parcel, startedAt } });
    await db.parcels.delete([uid, assessmentId]);
  });
}

/**
 * Returns the stored attempt in whose place an attempt is to be written, in the transaction around it. One that ended before a chance leaves only now:
 * the start page alone takes nothing from the device.
 */
export async function inPlaceOf(db: Device, { uid, assessmentId, chance = 1 }: AttemptRow): Promise<AttemptRow | null> {
  const key: [string, number] = [uid, assessmentId];
  const stored = readAttemptRow(await db.attempts.get(key));
  const parcel = await db.parcels.get(key);
  if (!(stored || parcel) || !isLater({ number: chance }, stored, parcel)) return stored;
  await makeRoom(db, uid, assessmentId, stored?.startedAt ?? null);
  return null;
}
