import type { Attempt } from '../../attempt/attempt';
import { device } from '../../device/db';
import { trustedClock } from '../../device/trusted-clock';
import { type RescueFile, rescueOfAttempt } from '../../outbox/rescue-file';
import { withTimeout } from './timeout';

/** Creates a copy of the attempt in memory. A database that does not answer in time is skipped; then the copy lacks the person's name. */
export async function rescueCopyOf(attempt: Attempt, title: string): Promise<RescueFile> {
  const person = await withTimeout(500, device.people.get(attempt.uid)).catch(() => undefined);
  return rescueOfAttempt(attempt, title, { person: person ?? null, origin: location.origin, now: trustedClock.now() + attempt.lag });
}
