// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/client';
import { bring } from '../../../src/pictures/on-demand/album';
import { bringing } from '../../../src/pictures/on-demand/bringing';

vi.mock('../../../src/pictures/on-demand/album', () => ({ bring: vi.fn() }));

const minute = 60_000;
let end: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(bring).mockReset();
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

async function begins(): Promise<unknown[]> {
  const told: unknown[] = [];
  end = bringing(['lamp'], (failure) => told.push(failure));
  await vi.advanceTimersByTimeAsync(0);
  return told;
}

it('pictures that a busy server refused are requested again later, until they are on the device', async () => {
  const busy = new ApiError('problem', 429);
  vi.mocked(bring).mockRejectedValueOnce(busy).mockResolvedValueOnce();
  const told = await begins();
  expect(told).toEqual([busy]);
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(told).toEqual([busy, null]);
});

it('pictures are requested again no sooner than the server allows, and by the phones of a hall at different times', async () => {
  const headers = new Headers({ 'Retry-After': '120' });
  const busy = new ApiError('problem', 429, { code: 'too-many-requests', message: 'No.' }, headers);
  vi.mocked(bring).mockRejectedValueOnce(busy).mockResolvedValueOnce();
  vi.spyOn(Math, 'random').mockReturnValueOnce(0.5);
  const told = await begins();
  await vi.advanceTimersByTimeAsync(142_500 - 1);
  expect(told).toEqual([busy]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([busy, null]);
});

it('pictures that do not fit are not fetched again and again, but once more when the network returns', async () => {
  const full = new DOMException('full', 'QuotaExceededError');
  vi.mocked(bring).mockRejectedValue(full);
  const told = await begins();
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(told).toEqual([full]);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([full, full]);
});

it('pictures are no longer requested once no screen waits for them', async () => {
  vi.mocked(bring).mockRejectedValue(new ApiError('offline'));
  await begins();
  end();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(bring).toHaveBeenCalledTimes(1);
});
