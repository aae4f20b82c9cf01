// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { useBackCloses } from '../../../../src/runner/screens/palette/use-back-closes';

const closed = vi.fn();
const Layer = ({ isOpen }: { isOpen: boolean }) => {
  useBackCloses(isOpen, closed);
  return null;
};
const root = createRoot(document.createElement('div'));
const draws = (isOpen: boolean) => act(async () => root.render(<Layer isOpen={isOpen} />));
let pops = 0;
window.addEventListener('popstate', () => {
  pops += 1;
});
const popped = (times: number) => vi.waitFor(() => expect(pops).toBe(times));

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  closed.mockClear();
});

it('a back press closes what lies over the page and stays on the page; closed in another way, its history entry goes too', async () => {
  history.pushState({ idx: 1 }, '', '/exam');
  await draws(false);
  await draws(true);
  const entries = history.length;
  expect(history.state).toEqual({ idx: 1 });
  history.back();
  await popped(1);
  expect(closed).toHaveBeenCalledTimes(1);
  await draws(false);
  expect(location.pathname).toBe('/exam');

  // Closed by a button and opened again before the browser has left the entry: that is not a back press.
  await draws(true);
  expect(history.length).toBe(entries);
  await draws(false);
  await draws(true);
  await popped(2);
  expect(closed).toHaveBeenCalledTimes(1);
  await draws(false);
  await popped(3);
  expect(location.pathname).toBe('/exam');

  // Leaving the page with the dialog open leaves the history unchanged: the navigation is not undone.
  await draws(true);
  const back = vi.spyOn(history, 'back');
  act(() => root.unmount());
  expect(back).not.toHaveBeenCalled();
  expect(closed).toHaveBeenCalledTimes(1);
});
