import type { PracticeEvent } from '../../contract/practice/events';

/** The first moment of the local day that has a time, moved by days. */
function dayStart(at: number, days = 0): number {
  const day = new Date(at);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days).getTime();
}

/** The last millisecond of the local day. Epoch milliseconds. */
export const dayEnd = (now: number): number => dayStart(now, 1) - 1;

/** How many midnights of the device's time zone lie between two times: 0 today, 1 for yesterday or tomorrow. A day may have 23 or 25 hours. */
export const midnightsBetween = (from: number, to: number): number => Math.round((dayStart(to) - dayStart(from)) / 86_400_000);

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
