import { expect, it } from 'vitest';
import { activeDays, weekOf } from '../../../analysis/revise/week';
import { midnightsBetween } from '../../../contract/fields/local-days';
import { day, event, start } from './made';

it('counts the days of this week on which something was answered or handed in, each once', () => {
  const events = [event(1, start - day, true), event(1, start, true), event(2, start + 60_000, false), event(1, start + 3 * day, true)];
  expect(activeDays(weekOf(events, [], start + 3 * day))).toBe(2);
  expect(activeDays(weekOf(events, [start - day, start, start + day], start + 3 * day))).toBe(3);
  expect(activeDays(weekOf([...events, event(1, start + 2 * day, 'saved')], [], start + 6 * day))).toBe(2);
  expect(activeDays(weekOf(events, [], start + 7 * day))).toBe(0);
  // A clock that was ahead.
  expect(activeDays(weekOf(events, [], start))).toBe(1);
});

it('tells of each day of this week whether something was practised or handed in, and where it stands to today', () => {
  const week = weekOf([event(1, start - day, true), event(1, start, true)], [start - day, start + 2 * day], start + 2 * day);
  expect(week.map(({ isActive }) => isActive)).toEqual([true, false, true, false, false, false, false]);
  expect(week.map(({ is }) => is)).toEqual(['past', 'past', 'today', 'ahead', 'ahead', 'ahead', 'ahead']);
  expect(week.map(({ at }) => midnightsBetween(start, at))).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
