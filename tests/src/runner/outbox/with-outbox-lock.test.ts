import { afterEach, expect, it, vi } from 'vitest';
import { withOutboxLock } from '../../../../src/runner/outbox/with-outbox-lock';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Options = { signal?: AbortSignal; steal?: boolean };

it('the work waits for the lock, and takes it from a page that was stopped during its own work', async () => {
  vi.useFakeTimers();
  const stolen: boolean[] = [];
  const request = (_: string, { signal, steal = false }: Options, work: () => Promise<unknown>) => {
    stolen.push(steal);
    if (steal) return work();
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const work = vi.fn(async () => 'done');
  const outcome = withOutboxLock(work);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await outcome).toBe('done');
  expect(stolen).toEqual([false, true]);
});

it('the work runs without a lock where the platform has none', async () => {
  vi.stubGlobal('navigator', {});
  expect(await withOutboxLock(async () => 'done')).toBe('done');
});

it('a failure of the work itself takes no lock from another page', async () => {
  const request = vi.fn((_: string, __: Options, work: () => Promise<unknown>) => work());
  vi.stubGlobal('navigator', { locks: { request } });
  await expect(withOutboxLock(() => Promise.reject(new Error('store')))).rejects.toThrow('store');
  expect(request).toHaveBeenCalledTimes(1);
});
