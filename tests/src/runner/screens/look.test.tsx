// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { device } from '../../../../src/runner/device/db';
import type { Habits, Look } from '../../../../src/runner/device/habits';
import { keepHabit } from '../../../../src/runner/device/keep-habit';
import { useHabits } from '../../../../src/runner/screens/store/use-habits';
import { opens, sits } from '../../../kit/learner';
import { paper } from '../../../kit/paper';

it('an attempt keeps the look in which it began, also after a reload; one without a look has none', async () => {
  const learner = await opens(paper());
  learner.runner.start(undefined, 'hall');
  await learner.isSaved();
  const again = await opens(paper(), { phone: learner.phone, isOffline: true });
  expect(again.attempt().look).toBe('hall');
  expect((await sits(paper())).attempt()).not.toHaveProperty('look');
});

it('a sitting is shown in the look of its attempt, whatever the habit of the device has become since; without one, in that of the habit', async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  await keepHabit(device, 'asha', { look: 'plain', hasKeys: false });
  let seen: Habits | null = null;
  const Probe = ({ look }: { look?: Look }) => {
    [seen] = useHabits('asha', look);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Probe look="hall" />));
  await vi.waitFor(() => expect(seen).toEqual({ look: 'hall', hasKeys: false }));
  await act(async () => root.render(<Probe />));
  expect(seen).toEqual({ look: 'plain', hasKeys: false });
  act(() => root.unmount());
});
