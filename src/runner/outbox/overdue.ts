import { step } from '../attempt/attempt';
import type { AttemptRow, Device } from '../device/db';
import { attemptOn, openAttempts, paperOn } from '../device/shelf';
import type { TrustedClock } from '../device/trusted-clock';
import { handIn } from './hand-in';

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
 * Hands in every attempt of a learner whose deadline passed while no page was open. If the clock is doubtful, asks the server for its time
 * first. Returns the number of attempts handed in.
 */
export async function handInOverdue({ db, clock, askTime }: Parts, uid: string): Promise<number> {
  if ((await overdueOn(db, uid, clock.now())).length > 0 && !clock.isSure()) await askTime();
  const overdue = await overdueOn(db, uid, clock.now());
  for (const { assessmentId, lag } of overdue) {
    const [attempt, paper] = await Promise.all([attemptOn(db, uid, assessmentId), paperOn(db, uid, assessmentId)]);
    const at = clock.now() + lag;
    const ticked = { type: 'ticked', at, earliest: clock.earliest() + lag } as const;
    if (attempt !== null) await handIn(db, step(attempt, ticked), paper?.name ?? `Assessment #${assessmentId}`);
  }
  return overdue.length;
}
