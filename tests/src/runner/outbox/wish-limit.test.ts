import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limitWishes } from '../../../../src/runner/outbox/wish-limit';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** A network with `online` events, and the seconds at which the limit let one through. */
function network() {
  const start = Date.now();
  const followed: number[] = [];
  const { wish, stop } = limitWishes(
    () => followed.push((Date.now() - start) / 1000),
    () => Date.now(),
  );
  const wishes = (count: number) => {
    for (let i = 0; i < count; i += 1) wish();
  };
  return { followed, wishes, stop };
}

describe('events of the network', () => {
  it('are followed at once, up to ten in a minute', () => {
    const { followed, wishes } = network();
    wishes(25);
    expect(followed).toEqual(Array(10).fill(0));
  });

  it('beyond ten are joined into one, as soon as the minute allows', () => {
    const { followed, wishes } = network();
    wishes(4);
    vi.advanceTimersByTime(20_000);
    wishes(30);
    expect(followed).toEqual([0, 0, 0, 0, 20, 20, 20, 20, 20, 20]);
    vi.advanceTimersByTime(39_999);
    expect(followed).toHaveLength(10);
    vi.advanceTimersByTime(1);
    expect(followed.slice(10)).toEqual([60]);
    vi.advanceTimersByTime(5 * minute);
    expect(followed).toHaveLength(11);
  });

  it('are followed again after the minute', () => {
    const { followed, wishes } = network();
    wishes(10);
    vi.advanceTimersByTime(minute);
    wishes(12);
    expect(followed).toEqual([...Array(10).fill(0), ...Array(10).fill(60)]);
  });

  it('that were joined and followed leave room for the next surplus', () => {
    const { followed, wishes } = network();
    wishes(11);
    vi.advanceTimersByTime(minute);
    wishes(10);
    expect(followed.filter((second) => second === 60)).toHaveLength(10);
    vi.advanceTimersByTime(minute);
    expect(followed.slice(20)).toEqual([120]);
  });

  it('are followed at once after a clock that was set back', () => {
    const { followed, wishes } = network();
    wishes(10);
    vi.setSystemTime(Date.now() - 60 * minute);
    wishes(3);
    expect(followed).toHaveLength(13);
  });

  it('are dropped when the page stops listening', () => {
    const { followed, wishes, stop } = network();
    wishes(11);
    stop();
    vi.advanceTimersByTime(5 * minute);
    expect(followed).toHaveLength(10);
  });
});
