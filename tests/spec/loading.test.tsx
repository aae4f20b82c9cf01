// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Loading } from '../../src/ui/controls/Loading';

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('§9.20 the hint comes after 10,000 ms, not before', async () => {
  const box = document.createElement('div');
  await act(async () => createRoot(box).render(<Loading />));
  expect(box.textContent).toBe('Loading...');
  await act(async () => vi.advanceTimersByTime(9_999));
  expect(box.textContent).toBe('Loading...');
  await act(async () => vi.advanceTimersByTime(1));
  expect(box.textContent).toBe('Loading...Taking longer than expected. Try refreshing the page.');
});
