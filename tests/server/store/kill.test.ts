import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const script = resolve(import.meta.dirname, '../../../scripts/bench.mjs');

/** A short form of `node scripts/bench.mjs kill`: once each and with fewer learners. */
const kill = (): Promise<{ code: number; text: string }> =>
  new Promise((done) => {
    const env = { ...process.env, KILL_ROUNDS: '1', KILL_LEARNERS: '200' };
    execFile(process.execPath, [script, 'kill'], { env }, (fault, out, err) => done({ code: fault === null ? 0 : 1, text: out + err }));
  });

it('loses no acknowledged submission when server or database is killed under load, and sending again completes every submission', async () => {
  const { code, text } = await kill();
  expect(text).toContain('kill -9 of the server, SQLite under load');
  for (const [, count] of text.matchAll(/acknowledged before +(\S+) of 200/g)) expect(Number(count)).toBeGreaterThan(60);
  expect([...text.matchAll(/(?:not found|after a repeat) +(\S+)/g)].map(([, count]) => Number(count)).every((count) => count === 0)).toBe(
    true,
  );
  expect(code).toBe(0);
}, 240_000);
