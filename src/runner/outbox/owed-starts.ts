import type { AttemptRow, Device } from '../device/db';
import { readAttemptRow } from '../device/row-schemas';
import type { Queue } from './drain';

const nothingTried = { isOver: false, tries: 0, nextTryAt: 0, notBefore: 0 };

/** An attempt whose start the server has not acknowledged. */
export type OwedStart = AttemptRow & { startNews: NonNullable<AttemptRow['startNews']> };

/**
 * Whether the server wants to know of a start: for evidence; or, of any paper of a server that takes the note of the clock, for the learner's other devices (ADR 104),
 * until the hand-in. A server keeps the first start, which is of no further chance.
 */
const isWanted = ({ datedBy, tellsClock, status, isPreview, chance }: AttemptRow) =>
  datedBy ?? (tellsClock && status === 'in-progress' && !isPreview && !chance);

/** Returns a person's attempts whose starts are to be sent. */
export const owedStarts = async (db: Device, uid: string): Promise<OwedStart[]> =>
  (await db.attempts.where('uid').equals(uid).toArray())
    .map(readAttemptRow)
    .flatMap((row) => (row && isWanted(row) && !row.startNews?.isOver ? [{ startNews: nothingTried, ...row }] : []));

/** Starts as a queue of their own: a start that cannot be sent never makes a hand-in wait. */
export const startQueue: Queue = {
  keys: (db, uid) => db.attempts.where('uid').equals(uid).primaryKeys(),
  waiting: async (db, uid) => (await owedStarts(db, uid)).map(({ startNews }) => startNews),
};
