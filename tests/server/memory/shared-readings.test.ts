import { expect, it } from 'vitest';
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
