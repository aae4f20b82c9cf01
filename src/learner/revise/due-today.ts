import { deskOf, everything } from '../../../analysis/revise/desk';
import { revisionsOf } from '../../../analysis/revise/schedule';
import { device } from '../../runner/device/db';
import { trustedClock } from '../../runner/device/trusted-clock';
import { eventsOf } from '../practice/log';
import { memory } from '../practice/memory';
import { study } from '../score/study';

/** How many questions of the results on this device are due today. */
export async function dueToday(uid: string): Promise<number> {
  const [results, events] = await Promise.all([device.results.where('uid').equals(uid).toArray(), eventsOf(study, uid)]);
  const now = trustedClock.now();
  return deskOf(revisionsOf(results, events, memory, now), everything, now).due.length;
}
