import { expect, it } from 'vitest';
import { openIdentityClock } from '../../../server/auth/identity-clock';

const noon = Date.parse('2026-11-24T12:00:00Z');
const url = 'https://keys.portal.test';

/** A clock over replies with these headers, with a wall clock and a monotonic clock that a test sets. */
function clockWith(headers: Record<string, string>) {
  const at = { wall: noon, steady: 1_000 };
  const ask = async () => new Response('{}', { headers });
  return {
    at,
    clock: openIdentityClock(
      ask,
      () => at.wall,
      () => at.steady,
    ),
  };
}

it('knows nothing before the first reply, and nothing from a reply without a time', async () => {
  const { clock } = clockWith({});
  expect(clock.secondsAhead()).toBeNull();
  await clock.fetch(url);
  expect(clock.secondsAhead()).toBeNull();
});

it('tells how far this clock is behind or ahead, to the half of a second', async () => {
  const behind = clockWith({ date: 'Tue, 24 Nov 2026 12:30:00 GMT' });
  await behind.clock.fetch(url);
  expect(behind.clock.secondsAhead()).toBeCloseTo(-1800.5, 1);
  const ahead = clockWith({ date: 'Tue, 24 Nov 2026 11:59:00 GMT' });
  await ahead.clock.fetch(url);
  expect(ahead.clock.secondsAhead()).toBeCloseTo(59.5, 1);
});

it('adds the age of a reply that a cache has kept', async () => {
  const { clock } = clockWith({ date: 'Tue, 24 Nov 2026 11:50:00 GMT', age: '600' });
  await clock.fetch(url);
  expect(Math.abs(clock.secondsAhead() ?? 99)).toBeLessThan(1);
});

it('is right at once when the clock is put right, without another reply', async () => {
  const { clock, at } = clockWith({ date: 'Tue, 24 Nov 2026 12:30:00 GMT' });
  await clock.fetch(url);
  at.steady += 60_000;
  at.wall = noon + 1_800_000 + 60_000;
  expect(Math.abs(clock.secondsAhead() ?? 99)).toBeLessThan(1);
});
