import { step } from '../attempt/attempt';
import type { Device } from '../device/db';
import { attemptOn, openAttempts, paperOn } from '../device/shelf';
import { handIn } from './hand-in';

/**
 * Hands in every attempt of a learner whose deadline passed while no page watched it: closed over the deadline, opened a day
 * later. `now` is trusted epoch milliseconds. Returns how many were handed in.
 */
export async function handInOverdue(db: Device, uid: string, now: number): Promise<number> {
  const overdue = (await openAttempts(db, uid)).filter((a) => a.deadline <= now);
  for (const { assessmentId } of overdue) {
    const [attempt, paper] = await Promise.all([attemptOn(db, uid, assessmentId), paperOn(db, uid, assessmentId)]);
    if (attempt !== null) await handIn(db, step(attempt, { type: 'ticked', at: now }), paper?.name ?? `Assessment #${assessmentId}`);
  }
  return overdue.length;
}
