// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Runner } from '../../../../src/runner/screens/store/runner-store';
import { useTicker } from '../../../../src/runner/screens/store/use-ticker';

const dispatch = vi.fn();
const runner = { dispatch, getState: () => ({ attempt: null, now: 0 }) } as unknown as Runner;

function Clock({ isRunning }: { isRunning: boolean }) {
  useTicker(runner, isRunning);
  return null;
}

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it('ticks each second and when the page wakes, as long as the attempt runs, and not after that', async () => {
  const root = createRoot(document.createElement('div'));
  const draws = (isRunning: boolean) => act(async () => root.render(<Clock isRunning={isRunning} />));
  const wakes = () => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pageshow'));
  };
  await draws(true);
  expect(dispatch.mock.calls).toEqual([[{ type: 'ticked' }]]);
  vi.advanceTimersByTime(3_100);
  expect(dispatch).toHaveBeenCalledTimes(4);
  wakes();
  expect(dispatch).toHaveBeenCalledTimes(6);
  await draws(false);
  wakes();
  vi.advanceTimersByTime(10_000);
  expect(dispatch).toHaveBeenCalledTimes(6);
  await act(async () => root.unmount());
});
