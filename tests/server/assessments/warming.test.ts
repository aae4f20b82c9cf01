import { expect, test } from 'vitest';
import { openWarming } from '../../../server/assessments/warming';

/** A warming whose waits end when they are told to. */
function warming(count: (id: number) => Promise<unknown> = async () => undefined) {
  const log: string[] = [];
  let next: (() => void) | null = null;
  const parts = openWarming({
    tests: async () => [7, 5],
    async count(id) {
      log.push(`count ${id}`);
      await count(id);
    },
    together: async () => void log.push('together'),
    wait: (ms, ending) =>
      new Promise((resolve, reject) => {
        log.push(ms >= 1_000 ? `wait ${ms}` : 'rest');
        next = () => resolve(undefined);
        ending.addEventListener('abort', () => reject(new Error('ended')));
      }),
    onFault: (fault) => void log.push(String(fault)),
  });
  const passes = async () => {
    next?.();
    await new Promise((turn) => setImmediate(turn));
  };
  return { ...parts, log, passes };
}

test('each test is counted after a rest, then all are put together, and once more after a while', async () => {
  const { start, stop, log, passes } = warming();
  start();
  expect(log).toEqual(['wait 15000']);
  for (let wait = 0; wait < 3; wait += 1) await passes();
  expect(log).toEqual(['wait 15000', 'count 7', 'rest', 'count 5', 'rest', 'together', 'wait 600000']);
  await passes();
  expect(log.at(-2)).toBe('count 7');
  await stop();
  expect(log.at(-1)).toBe('rest');
});

test('a fault is told and ends no later round', async () => {
  const { start, stop, log, passes } = warming(() => Promise.reject(new Error('away')));
  start();
  await passes();
  expect(log).toEqual(['wait 15000', 'count 7', 'Error: away', 'wait 600000']);
  await stop();
  expect(log).toHaveLength(4);
});
