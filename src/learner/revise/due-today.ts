import { deskOf, everything } from '../../../analysis/revise/desk';
import { startOf } from '../../../analysis/revise/exam-day';
import { planOf } from '../../../analysis/revise/plan';
import { midnightsBetween } from '../../../analysis/revise/week';
import { device } from '../../runner/device/db';
import { trustedClock } from '../../runner/device/trusted-clock';
import { eventsOf } from '../practice/log';
import { memory } from '../practice/memory';
import { study } from '../score/study';
import { bringFirst } from './bring-results';

/** What the dashboard tells of Revise. */
export interface TodaysWork {
  /** How many questions of the results on this device are due today. */
  due: number;
  /** Days to the exam, 0 on its day; null: no date, or one that is over. */
  daysLeft: number | null;
}

/** On a device without results, those of the person come first. */
export async function dueToday(uid: string): Promise<TodaysWork> {
  await bringFirst(uid).catch(() => undefined /* What has come is due; *Revise* asks for the rest. */);
  const [results, events] = await Promise.all([device.results.where('uid').equals(uid).toArray(), eventsOf(study, uid)]);
  const now = trustedClock.now();
  const plan = planOf(results, events, memory, now);
  const left = plan.examDate === null ? -1 : midnightsBetween(now, startOf(plan.examDate));
  return { due: deskOf(plan, everything, now).due.length, daysLeft: left < 0 ? null : left };
}
