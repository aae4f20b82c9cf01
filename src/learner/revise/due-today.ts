import { deskOf, everything } from '../../../analysis/revise/desk';
import { planOf } from '../../../analysis/revise/plan';
import { device } from '../../runner/device/db';
import { trustedClock } from '../../runner/device/trusted-clock';
import { study } from '../device/study';
import { eventsOf } from '../practice/log';
import { memory } from '../practice/memory';
import { releasedOn } from '../score/released';
import { bringFirst } from './bring-results';

/** How many questions of the results on this device are due today. On a device without results, those of the person come first. */
export async function dueToday(uid: string): Promise<number> {
  await bringFirst(uid).catch(() => undefined /* What has come is due; *Revise* asks for the rest. */);
  const [results, events] = await Promise.all([releasedOn(device, uid), eventsOf(study, uid)]);
  const now = trustedClock.now();
  return deskOf(planOf(results, events, memory, now), everything, now).due.length;
}
