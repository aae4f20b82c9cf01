import { step } from '../attempt/attempt';
import type { AttemptRow, Device } from '../device/db';
import { attemptOn, openAttempts, paperOn } from '../device/shelf';
import type { TrustedClock } from '../device/trusted-clock';
import type { Queue } from './drain';
import { handIn } from './hand-in';
import { startQueue } from './owed-starts';

/** A page that shows an attempt hands it in at its end. So long after it, none does. Milliseconds. */
export const unwatchedMs = 5_000;

/** Returns a learner's attempts in progress whose deadline has passed. `now` is trusted epoch milliseconds. */
const overdueOn = async (db: Device, uid: string, now: number): Promise<AttemptRow[]> =>
  (await openAttempts(db, uid)).filter((attempt) => attempt.deadline <= now + attempt.lag);

interface Parts {
  db: Device;
  clock: Pick<TrustedClock, 'now' | 'earliest' | 'isSure'>;
  /** Asks the server for its time. Resolves once a reply, if any, has reached the clock. */
  askTime: () => Promise<void>;
}

/**
 * Hands in every attempt of a learner whose deadline passed while no page showed it: at once, or some milliseconds `after` it. If the clock is doubtful, asks the
 * server for its time first. Returns the number of such attempts.
 */
export async function handInOverdue({ db, clock, askTime }: Parts, uid: string, after = 0): Promise<number> {
  if ((await overdueOn(db, uid, clock.now() - after)).length > 0 && !clock.isSure()) await askTime();
  const overdue = await overdueOn(db, uid, clock.now() - after);
  for (const { assessmentId, lag } of overdue) {
    const [attempt, paper] = await Promise.all([attemptOn(db, uid, assessmentId), paperOn(db, uid, assessmentId)]);
    const at = clock.now() + lag;
    const ticked = { type: 'ticked', at, earliest: clock.earliest() + lag } as const;
    const ended = attempt && step(attempt, ticked);
    // A word of the server may have set the time back meanwhile.
    if (ended && ended.status !== 'in-progress') await handIn(db, ended, paper?.name ?? `Assessment #${assessmentId}`);
  }
  return overdue.length;
}

/** Attempts in progress as a queue, so that an open page hands in at its end what it does not show. `now`: wall epoch milliseconds. */
export const overdueQueue = (clock: Pick<TrustedClock, 'now'>, now: () => number): Queue => ({
  ...startQueue,
  waiting: async (db, uid) =>
    (await openAttempts(db, uid)).map(({ deadline, lag }) => ({
      nextTryAt: now() + deadline + unwatchedMs - clock.now() - lag,
      notBefore: 0,
    })),
});
