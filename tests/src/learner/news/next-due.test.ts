import { expect, it } from 'vitest';
import { nextDue, tellingHour } from '../../../../src/learner/news/next-due';
import { memory } from '../../../../src/learner/practice/memory';
import { day, event, question, result, start } from '../../../analysis/revise/made';

/** The telling hour of a day after the Monday of the results, in the time of this machine. */
const tells = (days: number) => new Date(2026, 2, 2 + days, tellingHour);
const held = [result(1, start, [question(1, 2), question(2, null), question(3, 1)])];
const told = (events: Parameters<typeof nextDue>[1], now: number) => nextDue(held, events, memory, now);

it('is at the telling hour of today, and of tomorrow from then on, with as many as are due then', () => {
  const at = (days: number, count: number) => ({ at: tells(days).toISOString(), count, offset: -tells(days).getTimezoneOffset() });
  expect(told([], start + 3_600_000)).toEqual(at(0, 2));
  expect(told([], tells(0).getTime())).toEqual(at(1, 2));
  expect(told([event(3, start + 60_000, 'saved')], start + 3_600_000)).toEqual(at(0, 3));
});

it('is on the day on which the first question comes back where nothing is due before', () => {
  const events = [0, 2, 8].flatMap((days) => [1, 2].map((id) => event(id, start + days * day + 60_000, true)));
  const now = start + 8 * day + 3_600_000;
  const word = told(events, now);
  const at = new Date(word?.at ?? 0);
  expect([at.getHours(), at.getTime() > now + 4 * day, word?.count]).toEqual([tellingHour, true, 2]);
  // A wrong answer brings one of them back before the other.
  expect(told([...events, event(1, now, false)], now)?.count).toBe(1);
});

it('is never without a question that comes back', () => {
  expect(nextDue([result(1, start, [question(3, 1)])], [], memory, start)).toBeNull();
  expect(nextDue([], [], memory, start)).toBeNull();
});
