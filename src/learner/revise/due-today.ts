import { deskOf, everything } from '../../../analysis/revise/desk';
import { planOf } from '../../../analysis/revise/plan';
import { device } from '../../runner/device/db';
import { trustedClock } from '../../runner/device/trusted-clock';
import { study } from '../device/study';
import { eventsOf } from '../practice/log';
import { memory } from '../practice/memory';
import { releasedOn } from '../score/released';
import { bringFirst } from './bring-results';

async function counted(uid: string): Promise<number> {
  const [results, events] = await Promise.all([releasedOn(device, uid), eventsOf(study, uid)]);
  const now = trustedClock.now();
  return deskOf(planOf(results, events, memory, now), everything, now).due.length;
}

/** How many questions of the results on this device are due today; null on a device without results. */
export const dueHere = async (uid: string): Promise<number | null> =>
  (await device.results.where('uid').equals(uid).count()) === 0 ? null : counted(uid);

/** The same on a device that may have no results: those of the person come first. */
export async function dueToday(uid: string): Promise<number> {
  await bringFirst(uid).catch(() => undefined /* What has come is due; *Revise* asks for the rest. */);
  return counted(uid);
}
