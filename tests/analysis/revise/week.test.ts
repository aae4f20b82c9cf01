import { expect, it } from 'vitest';
import { dayEnd, daysPractised } from '../../../analysis/revise/week';
import { day, event, start } from './made';

it('counts the days of this week on which something was answered, each once', () => {
  const events = [event(1, start - day, true), event(1, start, true), event(2, start + 60_000, false), event(1, start + 3 * day, true)];
  expect(daysPractised(events, start + 3 * day)).toBe(2);
  expect(daysPractised([...events, event(1, start + 2 * day, 'saved')], start + 6 * day)).toBe(2);
  expect(daysPractised(events, start + 7 * day)).toBe(0);
  // A clock that was ahead.
  expect(daysPractised(events, start)).toBe(1);
});

it('ends a day before the next one begins', () => {
  expect(new Date(dayEnd(start)).getDate()).toBe(new Date(start).getDate());
  expect(new Date(dayEnd(start) + 1).getHours()).toBe(0);
});
