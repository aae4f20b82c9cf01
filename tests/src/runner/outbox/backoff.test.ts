import { describe, expect, it } from 'vitest';
import { retryAfterMs } from '../../../../contract/calls/retry-after';
import { backoffMs } from '../../../../src/runner/outbox/backoff';

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
