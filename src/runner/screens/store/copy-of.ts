import type { Attempt } from '../../attempt/attempt';
import { device } from '../../device/db';
import { trustedClock } from '../../device/trusted-clock';
import { type RescueFile, rescueOfAttempt } from '../../outbox/rescue-file';
import { withTimeout } from './timeout';

/** A copy of the attempt as it is in memory. A store that is in trouble is not waited for: the copy is then without the person's name. */
export async function rescueCopyOf(attempt: Attempt, title: string): Promise<RescueFile> {
  const person = await withTimeout(500, device.people.get(attempt.uid)).catch(() => undefined);
  return rescueOfAttempt(attempt, title, { person: person ?? null, origin: location.origin, now: trustedClock.now() + attempt.lag });
}
