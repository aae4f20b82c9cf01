import { dueTodayOf, everything } from '../../../analysis/revise/due-today';
import { planOf } from '../../../analysis/revise/plan';
import type { Memory } from '../../../analysis/revise/trace';
import type { Result } from '../../../contract/assessment/assessment';
import type { PracticeEvent } from '../../../contract/practice/events';
import type { DueWord } from '../../../contract/push/subscription';
import { pushLimits } from '../../../contract/push/subscription';

/** The hour of the device's day at which a person is told what is due. */
export const tellingHour = 17;

/** The telling hour of the local day of a time, so many days later. Epoch milliseconds. */
function tellingTime(at: number, days = 0): number {
  const day = new Date(at);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days, tellingHour).getTime();
}

/**
 * When a person is next told what is due, and how many questions are due then if nothing is practised until then; null: none comes back. A fold over results and
 * events, like the schedule. `now`: trusted epoch milliseconds.
 */
export function nextDue(results: readonly Result[], events: readonly PracticeEvent[], memory: Memory, now: number): DueWord | null {
  let at = tellingTime(now);
  if (at <= now) at = tellingTime(now, 1);
  // The first time may be before what comes next.
  for (let look = 0; look < 2; look += 1) {
    const { due, nextAt } = dueTodayOf(planOf(results, events, memory, at), everything, at);
    if (due.length > 0) {
      const offset = -new Date(at).getTimezoneOffset();
      return { at: new Date(at).toISOString(), count: Math.min(due.length, pushLimits.due), offset };
    }
    if (nextAt === null) return null;
    at = tellingTime(nextAt);
  }
  return null;
}
