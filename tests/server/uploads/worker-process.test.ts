import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type AskWorker, workerProcess } from '../../../server/uploads/worker-process';

interface Answer {
  pid: number;
  /** The number of messages that this process has seen. */
  seen: number;
  isBad?: true;
}

const child = `let seen = 0;
process.on('message', ({ say }) => {
  seen += 1;
  if (say === 'never') return;
  if (say === 'die' || (say === 'die where used' && seen > 1)) process.exit(1);
  process.send({ pid: process.pid, seen, ...(say === 'bad' && { isBad: true }) });
});`;

const died: Answer = { pid: 0, seen: 0, isBad: true };
let dir: string;
let ask: (say: string, from?: string) => Promise<Answer>;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'apart-'));
  await writeFile(join(dir, 'child.mjs'), child);
  const work: AskWorker<Answer> = workerProcess(join(dir, 'child.mjs'), ({ isBad = false }) => !isBad);
  ask = (say, from = 'head') => work({ say }, died, from);
});
afterAll(() => rm(dir, { recursive: true }));
afterEach(() => vi.useRealTimers());

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('keeps a process after a good answer, and ends it after any other', async () => {
  const first = await ask('well');
  expect(await ask('well')).toEqual({ pid: first.pid, seen: 2 });
  const bad = await ask('bad');
  // The used process may be damaged by earlier input: a new one decides.
  expect(bad).toMatchObject({ seen: 1, isBad: true });
  await expect.poll(() => [first.pid, bad.pid].filter(isAlive)).toEqual([]);
});

it('asks a new process for a request that kills a used one, and fails if the new process dies too', async () => {
  const used = await ask('well');
  const spared = await ask('die where used');
  expect(spared).toMatchObject({ seen: 1 });
  expect(spared.pid).not.toBe(used.pid);
  expect(await ask('die')).toEqual(died);
  expect(await ask('well')).toMatchObject({ seen: 1 });
});

it('survives the kill of an idle process', async () => {
  const { pid } = await ask('well');
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
  expect(await ask('well')).toMatchObject({ seen: 1 });
});

it('an endless upload delays only further requests of its own sender', async () => {
  // Its process is ended after 20 seconds, and so is the new one that is asked after it.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const order: string[] = [];
  const hears = async (say: string, from: string) => {
    const answer = await ask(say, from);
    order.push(`${from} ${say}`);
    return answer;
  };
  let isOver = false;
  const stuck = ask('never', 'one').finally(() => {
    isOver = true;
  });
  const behind = hears('well', 'one');
  const others = await Promise.all([hears('well', 'another'), hears('well', 'third'), hears('well', 'another')]);
  expect(others.every(({ isBad = false }) => !isBad)).toBe(true);
  expect(order).toEqual(['another well', 'third well', 'another well']);
  // Ten more would fill the memory of the server.
  await expect(Promise.all(Array.from({ length: 9 }, () => ask('well', 'one')))).rejects.toMatchObject({ code: 'unavailable' });
  await vi.advanceTimersByTimeAsync(19_999);
  expect([isOver, order.length]).toEqual([false, 3]);
  for (let seconds = 0; !isOver && seconds < 10_000; seconds += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    await new Promise(setImmediate);
  }
  expect(await stuck).toEqual(died);
  expect((await behind).isBad).toBeUndefined();
});
