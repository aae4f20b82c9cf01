import { expect, it } from 'vitest';
import { begunOf } from '../../../../server/rules/schedule/begun';
import { unscheduled } from '../../../../server/rules/schedule/schedule';

const minute = 60_000;
const now = Date.parse('2026-03-01T04:30:00.000Z');
const at = (minutes: number) => new Date(now + minutes * minute).toISOString();
const server = { seenAt: now + minute, saidAt: now, datedBy: 'server' as const };
const half = 30 * minute;

it('is when a device with a sure clock began, and the end of its time with all minutes', () => {
  expect(begunOf(server, unscheduled, half)).toEqual({ at: at(0), until: at(30) });
  expect(begunOf({ ...server, saidAt: now + 5 * minute }, unscheduled, half)).toEqual({ at: at(1), until: at(31) });
  expect(begunOf(server, { ...unscheduled, moreMinutes: 10 }, half)).toEqual({ at: at(0), until: at(40) });
});

it('ends with the common end', () => {
  const timetable = { ...unscheduled, closesAt: now - 10 * minute, endsTogether: true };
  expect(begunOf(server, timetable, half)).toEqual({ at: at(0), until: at(20) });
  expect(begunOf(server, { ...timetable, endsTogether: false }, half).until).toBe(at(30));
});

it.each(['key', 'code', 'device'] as const)(
  'dated by the %s, is counted from when the server heard of it, without a common end',
  (datedBy) => {
    const timetable = { ...unscheduled, closesAt: now - 10 * minute, endsTogether: true };
    expect(begunOf({ ...server, saidAt: now - 99 * minute, datedBy }, timetable, half)).toEqual({ until: at(31) });
  },
);
