import { expect, it } from 'vitest';
import { jobPauseAfter, leaseMs, renewMs, untilNextLook } from '../../../server/clockwork/rhythm';

it('a failed job waits a minute, then twice as long each time, and never longer than an hour', () => {
  expect([1, 2, 3, 4].map(jobPauseAfter)).toEqual([60_000, 120_000, 240_000, 480_000]);
  expect([7, 8, 40].map(jobPauseAfter)).toEqual([3_600_000, 3_600_000, 3_600_000]);
});

it('processes look at different moments, between 5 and 15 seconds apart', () => {
  expect([0, 0.5, 0.75].map(untilNextLook)).toEqual([5_000, 10_000, 12_500]);
});

it('two renewals may fail before a lease ends', () => {
  expect(renewMs * 3).toBeLessThanOrEqual(leaseMs);
});
