import { afterAll, expect, it } from 'vitest';
import { daysUntil } from '../../../../src/ui/schedule/days-until';

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
