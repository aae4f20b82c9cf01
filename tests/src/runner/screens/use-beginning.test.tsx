// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useBeginning } from '../../../../src/runner/screens/sitting/use-beginning';
import type { RunnerPhase } from '../../../../src/runner/screens/store/runner-store';
import { headingId } from '../../../../src/runner/screens/store/use-heading-focus';

function Sitting({ phase }: { phase: RunnerPhase }) {
  useBeginning(phase);
  return phase === 'taking' ? (
    <h2 id={headingId} tabIndex={-1}>
      1
    </h2>
  ) : (
    <button type="button" />
  );
}

const scrolled = vi.fn();
beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  vi.stubGlobal('scrollTo', scrolled.mockClear());
});
afterEach(() => vi.unstubAllGlobals());

it.each<[first: RunnerPhase, focused: string]>([
  ['start', headingId],
  ['loading', ''],
])('an exam after the phase "%s" has the focus on "%s"', async (first, focused) => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  for (const phase of [first, 'taking', 'taking'] as const) await act(async () => root.render(<Sitting phase={phase} />));
  expect([document.activeElement?.id, scrolled.mock.calls]).toEqual([focused, focused === '' ? [] : [[0, 0]]]);
  await act(async () => root.unmount());
  place.remove();
});
