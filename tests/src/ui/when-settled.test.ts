import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenSettled } from '../../../src/ui/when-settled';

let arrive: () => void = () => undefined;
const disconnect = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(listener: () => void) {
        arrive = listener;
      }
      observe = () => undefined;
      disconnect = disconnect;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits for a second without an arrival, and runs once', () => {
  const work = vi.fn();
  whenSettled(work);
  vi.advanceTimersByTime(900);
  arrive();
  vi.advanceTimersByTime(900);
  expect(work).not.toHaveBeenCalled();
  arrive();
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledOnce();
});
