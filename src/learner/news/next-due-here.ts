import type { DueWord } from '../../../contract/push/subscription';
import { device } from '../../runner/device/db';
import { trustedClock } from '../../runner/device/trusted-clock';
import { study } from '../device/study';
import { eventsOf } from '../practice/log';
import { memory } from '../practice/memory';
import { releasedOn } from '../score/released';
import { nextDue } from './next-due';

/** See {@link nextDue}, by what this device has. */
export async function nextDueHere(uid: string): Promise<DueWord | null> {
  await trustedClock.load();
  const [results, events] = await Promise.all([releasedOn(device, uid), eventsOf(study, uid)]);
  return nextDue(results, events, memory, trustedClock.now());
}
