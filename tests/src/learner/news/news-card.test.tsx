// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NewsCard } from '../../../../src/learner/news/NewsCard';

/** What the device answers; the parts of it have tests of their own. */
const answers = vi.hoisted(() => ({ turnNewsOn: vi.fn(), turnNewsOff: vi.fn(), turnDue: vi.fn(), isDueTold: vi.fn(), newsState: vi.fn() }));
vi.mock('../../../../src/learner/news/device-news', () => answers);
vi.mock('../../../../src/learner/news/news-here', () => ({ newsHere: () => ({}) }));

let root: Root;
const place = document.createElement('div');
const switches = () => [...place.querySelectorAll<HTMLInputElement>('input[role="switch"]')];
const isOn = () => switches().map(({ checked }) => checked);
const presses = (at: number) => act(async () => switches()[at]?.click());
const hasFailed = () => place.textContent?.includes('did not work') ?? false;

beforeEach(async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  answers.newsState.mockResolvedValue('on');
  answers.isDueTold.mockResolvedValue(false);
  root = createRoot(place);
  await act(async () => root.render(<NewsCard uid="asha" />));
  await vi.waitFor(() => act(async () => expect(isOn()).toEqual([true, false])));
});
afterEach(() => act(async () => root.unmount()));

it('what is due is told once the device and the server have it, and the switch may be pressed again then', async () => {
  answers.turnDue.mockResolvedValue(undefined);
  await presses(1);
  expect([isOn(), switches()[1]?.disabled, hasFailed()]).toEqual([[true, true], false, false]);
});

it.each([
  ['news', 0, answers.turnNewsOff],
  ['what is due', 1, answers.turnDue],
])('a switch of %s that is refused stays as it was, and says so', async (_, at, answer) => {
  answer.mockRejectedValue(new Error('offline'));
  await presses(at);
  expect([isOn(), switches()[at]?.disabled, hasFailed()]).toEqual([[true, false], false, true]);
});
