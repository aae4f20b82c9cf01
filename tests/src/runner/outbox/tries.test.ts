import { describe, expect, it } from 'vitest';
import { retryAfterMs } from '../../../../contract/calls/retry-after';
import { afterTry, backoffMs, heldUntil, mayTry, waitsUntil } from '../../../../src/runner/outbox/tries';

const date = 'Sun, 01 Mar 2026 09:00:00 GMT';

describe('the time that a server names', () => {
  it.each([
    ['30', 30_000],
    ['0', 0],
    ['Sun, 01 Mar 2026 09:01:00 GMT', 60_000],
    ['Sun, 01 Mar 2026 08:00:00 GMT', 0],
    ['86400', 180_000],
    ['Mon, 02 Mar 2026 09:00:00 GMT', 180_000],
    ['soon', null],
    ['', null],
    [null, null],
  ])('reads Retry-After %j, on a reply dated nine o’clock, as %j ms: minutes at most', (header, ms) =>
    expect(retryAfterMs(header, date)).toBe(ms),
  );

  it("does not measure a date against the device's clock", () => expect(retryAfterMs('Sun, 01 Mar 2026 09:01:00 GMT', null)).toBeNull());
});

describe('backoff', () => {
  it('has full jitter under a ceiling that doubles up to two minutes', () => {
    expect([1, 2, 3].map((tries) => backoffMs(tries, 0.5))).toEqual([2_000, 4_000, 8_000]);
    expect(backoffMs(3, 0)).toBe(0);
    expect(backoffMs(1000, 0.999999)).toBeLessThan(120_000);
  });
});

describe('a wait', () => {
  const now = 1_000_000;
  const minute = 60_000;
  const wait = { nextTryAt: now + 2, notBefore: now + 1 };

  it('holds back what is due until both times, what is wanted now until the time of the server, and nothing that the learner asks for', () => {
    const times = [now, now + 1, now + 2];
    expect(times.map((at) => mayTry(wait, 'due', at))).toEqual([false, false, true]);
    expect(times.map((at) => mayTry(wait, 'now', at))).toEqual([false, true, true]);
    expect(mayTry(wait, 'asked', now)).toBe(true);
    expect([waitsUntil(wait, now), heldUntil(wait, now)]).toEqual([now + 2, now + 1]);
  });

  it('that nobody asked for is of another clock, and holds nothing back', () => {
    const far = now + 5 * minute + 1;
    expect([waitsUntil({ nextTryAt: far, notBefore: 0 }, now), heldUntil({ nextTryAt: 0, notBefore: far }, now)]).toEqual([0, 0]);
    expect([waitsUntil({ nextTryAt: far - 1, notBefore: 0 }, now), heldUntil({ nextTryAt: 0, notBefore: far - 1 }, now)]).toEqual([
      far - 1,
      far - 1,
    ]);
    expect(waitsUntil({ nextTryAt: far, notBefore: 0 }, now, 60 * minute)).toBe(far);
  });

  it('begins with what the server asked for, and goes on with the backoff', () => {
    expect(afterTry(2, 30_000, 500, now)).toEqual({ tries: 3, notBefore: now + 30_000, nextTryAt: now + 30_500 });
    expect(afterTry(0, 0, 500, now)).toEqual({ tries: 1, notBefore: 0, nextTryAt: now + 500 });
  });
});
