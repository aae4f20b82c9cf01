// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Occasion } from '../../../../src/learner/errands/carry';
import { useCourier } from '../../../../src/learner/errands/use-courier';

const keepCarrying = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../../../../src/learner/errands/keep-carrying', () => ({ keepCarrying }));
vi.mock('../../../../src/ui/browser/when-idle', () => ({
  whenIdle: (work: () => void) => {
    work();
    return () => undefined;
  },
}));

let isThrough = false;
function Screen({ uid, occasion }: { uid: string; occasion: Occasion }) {
  isThrough = useCourier(uid, occasion);
  return null;
}

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
});

it('the courier comes once for each person and occasion of a screen', async () => {
  const root = createRoot(document.createElement('div'));
  for (const [uid, occasion] of [
    ['asha', 'now'],
    ['asha', 'now'],
    ['bala', 'now'],
    ['bala', 'due'],
  ] as const) {
    await act(async () => root.render(<Screen uid={uid} occasion={occasion} />));
    await vi.waitFor(() => act(async () => expect(keepCarrying).toHaveBeenLastCalledWith(uid, occasion)));
  }
  expect([keepCarrying.mock.calls.length, isThrough]).toEqual([3, true]);
  await act(async () => root.unmount());
});
