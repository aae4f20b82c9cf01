import { expect, it } from 'vitest';
import { offeredDay } from '../../../analysis/revise/offered-day';

it('is the next day that is ahead, and none without one', () => {
  const now = new Date(2026, 10, 26, 12).getTime();
  const days = (...named: (string | undefined)[]) =>
    offeredDay(
      named.map((examDate) => (examDate === undefined ? {} : { examDate })),
      now,
    );
  expect(days('2027-03-01', undefined, '2027-01-31')).toBe('2027-01-31');
  expect(days('2026-11-25', '2026-11-27')).toBe('2026-11-27');
  expect([days('2026-11-25'), days(undefined), days()]).toEqual([null, null, null]);
});
