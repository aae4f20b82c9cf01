import { type AttemptRow, device, type Parcel, type Person } from '../../runner/device/db';
import { attemptOn, paperOn } from '../../runner/device/shelf';
import { trustedClock } from '../../runner/device/trusted-clock';
import { type RescueFile, rescueOfAttempt, rescueOfParcel } from '../../runner/outbox/rescue-file';

/** Returns the assessment's name, or null if the device does not know it. */
export const titleOf = async (left: Parcel | AttemptRow): Promise<string | null> =>
  'body' in left ? left.title : ((await paperOn(device, left.uid, left.assessmentId))?.name ?? null);

/** Returns a copy of a submission as it would be sent, or of an attempt in its current state. */
export async function copyOfLeft(person: Person, left: Parcel | AttemptRow): Promise<RescueFile> {
  const { uid, assessmentId } = left;
  const [attempt, title] = await Promise.all([attemptOn(device, uid, assessmentId), titleOf(left)]);
  const ticket = { person, origin: window.location.origin, now: trustedClock.now() };
  if ('body' in left) return rescueOfParcel(left, attempt?.startedAt ?? null, ticket);
  if (attempt === null) throw new Error('The attempt is gone.');
  return rescueOfAttempt(attempt, title ?? '', { ...ticket, now: ticket.now + attempt.lag });
}
