// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useOpened } from '../../../../src/runner/screens/store/use-opened';
import { opens, sits } from '../../../kit/learner';
import { paper } from '../../../kit/paper';
import { until } from '../../../kit/until';

type Learner = Awaited<ReturnType<typeof sits>>;

const Opened = ({ learner }: { learner: Learner }) => {
  const { state } = useOpened(learner.runner, learner.phone.db, 'asha', 7);
  return state.attempt?.standings[101]?.selectedOptionId;
};
const place = document.createElement('div');
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  root = createRoot(place);
});
afterEach(() => act(async () => root.unmount()));

it('a page that comes back from the cache reads what another page has stored, also where its own database was not closed', async () => {
  const learner = await sits(paper());
  learner.chooses('Q1', 'B');
  await learner.isSaved();
  await act(async () => root.render(<Opened learner={learner} />));
  await act(async () => {
    const other = await opens(paper(), { phone: learner.phone.reloads() });
    other.chooses('Q1', 'C');
    await other.isSaved();
  });
  expect(place.textContent).toBe('2');
  await act(async () => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await until(() => learner.attempt().standings[101]?.selectedOptionId === 3);
  });
  expect(place.textContent).toBe('3');
});
