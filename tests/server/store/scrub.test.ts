import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { databaseFile, openStore } from '../../../server/store/open';
import { grantRole } from '../../../server/store/people/people';

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
