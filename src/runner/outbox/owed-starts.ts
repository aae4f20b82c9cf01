import type { AttemptRow, Device } from '../device/db';
import { readAttemptRow } from '../device/row-schemas';
import type { Queue } from './drain';

const nothingTried = { isOver: false, tries: 0, nextTryAt: 0, notBefore: 0 };

/** An attempt whose start the server has not acknowledged. */
export type OwedStart = AttemptRow & { startNews: NonNullable<AttemptRow['startNews']> };

/** Returns a person's attempts whose starts are to be sent. */
export const owedStarts = async (db: Device, uid: string): Promise<OwedStart[]> =>
  (await db.attempts.where('uid').equals(uid).toArray())
    .map(readAttemptRow)
    .flatMap((row) => (row?.datedBy && !row.startNews?.isOver ? [{ startNews: nothingTried, ...row }] : []));

/** Starts as a queue of their own: a start that cannot be sent never makes a hand-in wait. */
export const startQueue: Queue = {
  keys: (db, uid) => db.attempts.where('uid').equals(uid).primaryKeys(),
  waiting: async (db, uid) => (await owedStarts(db, uid)).map(({ startNews }) => startNews),
};
