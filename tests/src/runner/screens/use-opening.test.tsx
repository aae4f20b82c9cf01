// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import type { SealedPaper } from '../../../../src/runner/device/sealed-paper';
import type { createOpening } from '../../../../src/runner/screens/sealed/opening';
import { useOpening } from '../../../../src/runner/screens/sealed/use-opening';
import type { Runner } from '../../../../src/runner/screens/store/runner-store';

type Parts = Parameters<typeof createOpening>[0];

const doubles = vi.hoisted(() => ({
  keepOpened: vi.fn(),
  recoverStorage: vi.fn(async () => undefined),
  hearPaper: vi.fn(),
  made: [] as unknown[],
}));
vi.mock('../../../../src/runner/seal/keep-opened', () => ({ keepOpened: doubles.keepOpened }));
vi.mock('../../../../src/runner/device/storage-recovery', () => ({
  recoverStorage: doubles.recoverStorage,
  storageTroubleOf: () => 'full',
}));
vi.mock('../../../../src/runner/screens/sealed/opening', () => ({
  createOpening: (parts: unknown) => {
    doubles.made.push(parts);
    const parked = { run: () => () => undefined, hurry: () => undefined, look: () => undefined, hearPaper: doubles.hearPaper };
    return Object.assign(
      createStore(() => ({})),
      parked,
    );
  },
}));

const showOpened = vi.fn();
const runner = { showOpened, refresh: async () => undefined } as unknown as Runner;
const sealed = (id: number, opensAt: string) => ({ id, opensAt }) as unknown as SealedPaper;

function Waits({ uid, paper }: { uid: string; paper: SealedPaper }) {
  useOpening(uid, paper, runner);
  return null;
}

let root: Root;
const waits = (uid: string, paper: SealedPaper) => act(async () => root.render(<Waits uid={uid} paper={paper} />));
beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  vi.clearAllMocks();
  doubles.made.length = 0;
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(async () => root.unmount()));

it.each<[outcome: string, failures: number, isKept: boolean, recoveries: number]>([
  ['kept', 0, true, 0],
  ['kept once there is room', 1, true, 1],
  ['shown, and said not to be kept, where the device takes nothing', 2, false, 1],
])('a paper that opens is %s', async (_, failures, isKept, recoveries) => {
  for (let at = 0; at < failures; at += 1) doubles.keepOpened.mockRejectedValueOnce(new Error('QuotaExceededError'));
  doubles.keepOpened.mockResolvedValue(undefined);
  await waits('asha', sealed(7, 'at nine'));
  const [parts] = doubles.made as [Parts];
  await parts.keep({ paper: { id: 7 } } as never, 'key' as never, 'network' as never);
  expect(showOpened.mock.calls).toEqual([[{ id: 7, openedBy: 'network' }, isKept]]);
  expect(doubles.recoverStorage).toHaveBeenCalledTimes(recoveries);
});

it('another paper or another person waits anew; the same paper at another hour keeps what was typed', async () => {
  await waits('asha', sealed(7, 'at nine'));
  await waits('asha', sealed(7, 'at ten'));
  expect([doubles.made.length, doubles.hearPaper.mock.lastCall]).toEqual([1, [sealed(7, 'at ten')]]);
  await waits('asha', sealed(8, 'at ten'));
  await waits('bala', sealed(8, 'at ten'));
  expect(doubles.made).toHaveLength(3);
});
