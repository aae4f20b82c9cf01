import { type AttemptRow, device, type Parcel, type Person } from '../../runner/device/db';
import { attemptOn, paperOn } from '../../runner/device/shelf';
import { trustedClock } from '../../runner/device/trusted-clock';
import { type RescueFile, rescueOfAttempt, rescueOfParcel } from '../../runner/outbox/rescue-file';

/** What the assessment is called, as far as the device knows. */
export const titleOf = async (left: Parcel | AttemptRow): Promise<string | null> =>
  'body' in left ? left.title : ((await paperOn(device, left.uid, left.assessmentId))?.name ?? null);

/** The copy of a submission as it would be sent, or of an attempt as far as it came. */
export async function copyOfLeft(person: Person, left: Parcel | AttemptRow): Promise<RescueFile> {
  const { uid, assessmentId } = left;
  const [attempt, title] = await Promise.all([attemptOn(device, uid, assessmentId), titleOf(left)]);
  const ticket = { person, origin: window.location.origin, now: trustedClock.now() };
  if ('body' in left) return rescueOfParcel(left, attempt?.startedAt ?? null, ticket);
  if (attempt === null) throw new Error('The attempt is gone.');
  return rescueOfAttempt(attempt, title ?? '', { ...ticket, now: ticket.now + attempt.lag });
}
