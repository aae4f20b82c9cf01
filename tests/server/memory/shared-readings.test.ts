import { afterEach, expect, it, vi } from 'vitest';
import { sharedReadings } from '../../../server/memory/shared-readings';

/** Readings that end when the test says so; each resolves with its number. */
function readings() {
  const ends: ((value: number) => void)[] = [];
  const fails: ((fault: Error) => void)[] = [];
  const read = () =>
    new Promise<number>((resolve, reject) => {
      ends.push(resolve);
      fails.push(reject);
    });
  return { read, ends, fails };
}
afterEach(() => void vi.useRealTimers());

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('shares the next reading among all who ask while one is under way, and begins it after they asked', async () => {
  const { read, ends } = readings();
  const ask = sharedReadings<number>();
  const first = ask('a', read);
  await turn();
  const later = [ask('a', read), ask('a', read), ask('a', read)];
  await turn();
  expect(ends).toHaveLength(1);
  ends[0]?.(1);
  expect(await first).toBe(1);
  await turn();
  expect(ends).toHaveLength(2);
  ends[1]?.(2);
  expect(await Promise.all(later)).toEqual([2, 2, 2]);
  const last = ask('a', read);
  await turn();
  ends[2]?.(3);
  expect(await last).toBe(3);
});

it('shares nothing between keys', async () => {
  const { read, ends } = readings();
  const ask = sharedReadings<number>();
  const both = [ask('a', read), ask('b', read)];
  await turn();
  expect(ends).toHaveLength(2);
  for (const [at, end] of ends.entries()) end(at);
  expect(await Promise.all(both)).toEqual([0, 1]);
});

it('goes on after a reading that failed', async () => {
  const { read, ends, fails } = readings();
  const ask = sharedReadings<number>();
  const first = ask('a', read).catch((fault: Error) => fault.message);
  await turn();
  const second = ask('a', read);
  fails[0]?.(new Error('away'));
  expect(await first).toBe('away');
  await turn();
  ends[1]?.(2);
  expect(await second).toBe(2);
});

it('rests after a reading for so many times as long as it took, two seconds at most: who asks meanwhile gets the next one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const { read, ends } = readings();
  const ask = sharedReadings<number>(4);
  const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  for (const [took, rested] of [
    [30, 120],
    [700, 2_000],
  ] as const) {
    const first = ask('a', read);
    await passes(took);
    ends.splice(0)[0]?.(1);
    expect(await first).toBe(1);
    const next = [ask('a', read), ask('a', read)];
    await passes(rested - 1);
    expect(ends).toHaveLength(0);
    await passes(1);
    expect(ends).toHaveLength(1);
    ends.splice(0)[0]?.(2);
    expect(await Promise.all(next)).toEqual([2, 2]);
    await passes(0);
  }
});
