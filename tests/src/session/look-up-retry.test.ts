import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookUpRetry } from '../../../src/session/keeper/look-up-retry';
import { personAs } from './kit';

const stranger = { ...personAs('asha'), profile: null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The pauses, in seconds, after each of `looks` requests that failed. */
function pausesOf(looks: number): number[] {
  const pauses: number[] = [];
  let last = Date.now();
  const again = lookUpRetry(() => {
    pauses.push((Date.now() - last) / 1000);
    last = Date.now();
    again.heard({ person: stranger, isWhole: false, waitMs: 0 });
  });
  again.heard({ person: stranger, isWhole: false, waitMs: 0 });
  while (pauses.length < looks) vi.advanceTimersByTime(1_000);
  again.stop();
  return pauses;
}

describe('looking again for role and profile', () => {
  it('comes after a second, then at growing intervals, in the end every half minute', () => {
    expect(pausesOf(8)).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
  });

  it('comes no sooner than the server allows, and not together with everybody who was told the same time', () => {
    const look = vi.fn();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const again = lookUpRetry(look);
    again.heard({ person: stranger, isWhole: false, waitMs: 40_000 });
    vi.advanceTimersByTime(40_499);
    expect(look).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(look).toHaveBeenCalledOnce();
  });

  it.each([
    ['that there is no profile', stranger, true],
    ['the profile', personAs('asha'), true],
    ['nothing, of a person with a profile', personAs('asha'), false],
  ])('ends where the server has said %s', (_, person, isWhole) => {
    const look = vi.fn();
    const again = lookUpRetry(look);
    again.heard({ person: stranger, isWhole: false, waitMs: 0 });
    again.heard({ person, isWhole, waitMs: 0 });
    vi.advanceTimersByTime(120_000);
    expect(look).not.toHaveBeenCalled();
  });

  it('ends when the person signs out', () => {
    const look = vi.fn();
    const again = lookUpRetry(look);
    again.heard({ person: stranger, isWhole: false, waitMs: 0 });
    again.stop();
    vi.advanceTimersByTime(120_000);
    expect(look).not.toHaveBeenCalled();
  });
});
