import type { Device, Parcel } from './db';
import { clearAttempt } from './journal';
import { isValidParcel } from './row-schemas';

/** The name under which such a parcel lies among the rows in quarantine: no table has it, so that no version brings the parcel back. */
const place = 'elsewhere';

/**
 * Makes room for another attempt of an assessment, in one transaction: the attempt leaves with its result. A parcel that is still here did not count, as other
 * answers are filed in its place; it is kept as a copy under a key of its own. `startedAt`: of the attempt that was read, null if
 * there was none; one that has begun since then stays.
 */
export async function makeRoom(db: Device, uid: string, assessmentId: number, startedAt: number | null): Promise<void> {
  await db.transaction('rw', [db.attempts, db.standings, db.results, db.parcels, db.quarantine], async () => {
    if (!(await clearAttempt(db, uid, assessmentId, startedAt))) return;
    const parcel = await db.parcels.get([uid, assessmentId]);
    if (parcel === undefined) return;
    await db.quarantine.add({ uid, table: place, row: { ...parcel, startedAt } });
    await db.parcels.delete([uid, assessmentId]);
  });
}

/** Returns a person's hand-ins that did not count and had to make room, in the order in which they did. */
export const copiesOf = async (db: Device, uid: string): Promise<Parcel[]> =>
  (await db.quarantine.where('uid').equals(uid).toArray()).flatMap(({ table, row }) =>
    table === place && isValidParcel(row) ? [row] : [],
  );
