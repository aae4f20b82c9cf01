// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWorkerReady } from '../../../src/ui/browser/use-worker-ready';

const place = document.createElement('div');
let root: Root;
function Readiness({ ask }: { ask: () => Promise<boolean> }) {
  return String(useWorkerReady(ask));
}

/** A page with this worker, or without one, whose worker gives these answers, and yes after them. */
async function opens(controller: object | null, ...answers: boolean[]) {
  const workers = Object.assign(new EventTarget(), { controller });
  vi.stubGlobal('navigator', { serviceWorker: workers });
  const ask = vi.fn(async () => answers.shift() ?? true);
  await act(async () => root.render(<Readiness ask={ask} />));
  await passes(100);
  return { workers, ask };
}

const passes = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  vi.useFakeTimers();
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks a worker again some time after a no, until it says yes', async () => {
  const { ask } = await opens({}, false, false);
  expect(place.textContent).toBe('false');
  await passes(10_000);
  expect([ask.mock.calls.length, place.textContent]).toEqual([2, 'false']);
  // The second pause is twice as long.
  await passes(10_000);
  expect(ask).toHaveBeenCalledTimes(2);
  await passes(10_000);
  expect([ask.mock.calls.length, place.textContent]).toEqual([3, 'true']);
  await passes(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('asks without a worker only once one takes over', async () => {
  const { workers, ask } = await opens(null, false);
  await passes(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  workers.controller = {};
  workers.dispatchEvent(new Event('controllerchange'));
  await passes(100);
  expect(place.textContent).toBe('true');
});

it('asks no more once the screen is closed', async () => {
  const { ask } = await opens({}, false);
  act(() => root.unmount());
  await passes(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
});
