import { afterAll, expect, it } from 'vitest';
import { dayEnd, daysUntil, midnightsBetween } from '../../../contract/fields/local-days';

const zone = process.env.TZ;
afterAll(() => {
  process.env.TZ = zone;
});

it('counts midnights of the time zone of the device, also where a day has 23 or 25 hours', () => {
  for (const [timeZone, now, day, days] of [
    ['Asia/Kolkata', '2026-11-26T18:29:59Z', '2026-11-27', 1],
    ['Asia/Kolkata', '2026-11-26T18:30:00Z', '2026-11-27', 0],
    ['Asia/Kolkata', '2026-11-26T18:30:00Z', '2026-11-26', -1],
    ['America/New_York', '2026-03-07T12:00:00Z', '2026-03-09', 2],
    ['America/New_York', '2026-10-31T12:00:00Z', '2026-11-02', 2],
    ['America/New_York', '2026-11-02T04:59:00Z', '2026-11-02', 1],
  ] as const) {
    process.env.TZ = timeZone;
    expect([timeZone, now, daysUntil(day, Date.parse(now))]).toEqual([timeZone, now, days]);
  }
});

it('ends a day before the next one begins', () => {
  const noon = new Date(2026, 2, 2, 12).getTime();
  expect(new Date(dayEnd(noon)).getDate()).toBe(new Date(noon).getDate());
  expect(new Date(dayEnd(noon) + 1).getHours()).toBe(0);
});

it('counts the midnights between two times, however many hours lie between them', () => {
  const at = (date: number, hour: number) => new Date(2026, 2, date, hour).getTime();
  expect(midnightsBetween(at(2, 9), at(2, 23))).toBe(0);
  expect(midnightsBetween(at(2, 23), at(3, 0))).toBe(1);
  expect(midnightsBetween(at(2, 0), at(3, 23))).toBe(1);
  expect(midnightsBetween(at(2, 9), at(31, 9))).toBe(29);
});
