import { dayEnd, dayStart } from '../../contract/fields/local-days';
import type { PracticeEvent } from '../../contract/practice/events';

/** How many days ago Monday was. */
const sinceMonday = (now: number): number => (new Date(now).getDay() + 6) % 7;

/** The days of this week, from Monday until now, on which something was practised, by the device's time zone. */
function practisedIn(events: Iterable<PracticeEvent>, now: number): Set<number> {
  const monday = dayStart(now, -sinceMonday(now));
  const days = new Set<number>();
  for (const event of events) {
    const at = Date.parse(event.at);
    if (event.type === 'answered' && at >= monday && at <= dayEnd(now)) days.add(dayStart(at));
  }
  return days;
}

/** A day of the week. `at`: its first moment, epoch milliseconds. `is`: where it stands to today. */
export interface WeekDay {
  at: number;
  is: 'past' | 'today' | 'ahead';
  isActive: boolean;
}

/** The seven days of this week from Monday on: on which something was practised, or a test was handed in (`handIns`, epoch milliseconds). */
export function weekOf(events: Iterable<PracticeEvent>, handIns: readonly number[], now: number): WeekDay[] {
  const active = new Set([...practisedIn(events, now), ...handIns.map((at) => dayStart(at))]);
  const today = sinceMonday(now);
  return Array.from({ length: 7 }, (_, place) => {
    const at = dayStart(now, place - today);
    return { at, is: place < today ? 'past' : place === today ? 'today' : 'ahead', isActive: active.has(at) };
  });
}

/** On how many days of a week something was practised or handed in. */
export const activeDays = (week: readonly WeekDay[]): number => week.filter(({ isActive }) => isActive).length;

/** How many answers in practice the local day has so far. */
export function answersToday(events: Iterable<PracticeEvent>, now: number): number {
  const from = dayStart(now);
  let count = 0;
  for (const { type, at } of events) if (type === 'answered' && Date.parse(at) >= from && Date.parse(at) <= dayEnd(now)) count += 1;
  return count;
}
