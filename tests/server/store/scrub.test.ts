import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { finishScrub, openScrub } from '../../../server/store/engine/sqlite/scrub';
import { databaseFile, openStore } from '../../../server/store/open/open';
import { grantRole } from '../../../server/store/people/roles';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'scrub-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

/** The accounts that another program finds. It opens the database as `npm run backup` does, and closes it. */
function seenOutside(): string[] {
  const program = `const db = new (require('libsql'))(process.argv[1]);
    const rows = db.prepare('select uid from people order by uid').all();
    db.close();
    process.stdout.write(JSON.stringify(rows.map(({ uid }) => uid)));`;
  const { stdout } = spawnSync(process.execPath, ['-e', program, join(dataDir, databaseFile)], { encoding: 'utf8' });
  return JSON.parse(stdout) as string[];
}

it.each([
  ['finds nothing', 'no such text'],
  ['finds a text and writes the file anew', 'learner-0'],
])('after a search that %s, what is written stays, although another program opens and closes the database', async (_, wanted) => {
  const store = await openStore({ dataDir, databaseUrl: null }, () => undefined);
  await grantRole(store.db, 'learner-0', 'user', 1);
  await store.scrub([wanted]);
  expect(seenOutside()).toEqual(['learner-0']);
  await grantRole(store.db, 'learner-1', 'user', 2);
  expect(seenOutside()).toEqual(['learner-0', 'learner-1']);
  await store.close();
  expect(seenOutside()).toEqual(['learner-0', 'learner-1']);
});

/** A database that answers nothing; what is run on it is noted. The file has `bytes`. */
function scrubOf(bytes: string, userVersion = 0) {
  const file = join(dataDir, 'any.db');
  writeFileSync(file, bytes);
  const ran: string[] = [];
  const planned: [work: () => void, ms: number][] = [];
  let now = 0;
  const run = async (text: string) => {
    ran.push(text);
    return text === 'pragma user_version' ? [{ user_version: userVersion }] : [{ busy: 0 }];
  };
  const scrub = openScrub(file, run, { now: () => now, later: (work, ms) => void planned.push([work, ms]) });
  const count = (text: string) => ran.filter((each) => each === text).length;
  return {
    scrub,
    run,
    count,
    planned,
    ran,
    wait(ms: number) {
      now += ms;
    },
  };
}
const hour = 3_600_000;

it('writes the file anew once an hour at most, also where a text of others is found after each erasure', async () => {
  const { scrub, count, planned, wait, ran } = scrubOf('RahulKumar is a name of many');
  await scrub(['RahulKumar']);
  expect([count('vacuum'), count('pragma user_version = 1'), planned]).toEqual([1, 0, []]);
  wait(hour / 4);
  for (let at = 0; at < 5; at += 1) await scrub(['RahulKumar']);
  // Postponed, once, with a mark for the next start.
  expect([count('vacuum'), count('pragma user_version = 1'), planned.map(([, ms]) => ms)]).toEqual([1, 1, [(hour * 3) / 4]]);
  wait((hour * 3) / 4);
  planned[0]?.[0]();
  await scrub(['x']);
  expect(count('vacuum')).toBe(2);
  expect(ran.lastIndexOf('pragma user_version = 0')).toBeGreaterThan(ran.lastIndexOf('vacuum'));
  wait(hour);
  await scrub(['RahulKumar']);
  expect(count('vacuum')).toBe(3);
});

it('searches once for all who wait', async () => {
  const { scrub, count } = scrubOf('nothing');
  await Promise.all(['first text', 'second text', 'third text', 'fourth text'].map((text) => scrub([text])));
  expect(count('pragma wal_checkpoint(truncate)')).toBe(1);
});

it.each([
  [1, 1],
  [0, 0],
])('finishes at the start what an earlier process has postponed: mark %i', async (mark, times) => {
  const { run, count } = scrubOf('', mark);
  await finishScrub(run);
  expect(count('vacuum')).toBe(times);
});
