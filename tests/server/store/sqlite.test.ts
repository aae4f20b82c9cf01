import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { openSqlite } from '../../../server/store/engine/sqlite/sqlite';
import { databaseFile } from '../../../server/store/open/open';
import { ownFolder } from '../kit/own-folder';
import { openPortal } from '../kit/portal';
import { promises } from '../suites/all';
import { togetherSuite } from '../suites/together';
import { twinsSuite } from '../suites/twins';
import { upgradeSuite } from '../suites/upgrade';

/** sealed.test.ts derives its keys with as many iterations as the server. */
vi.mock('../../../contract/assessment/spoken-code', async (original) => ({ ...(await original<object>()), codeIterations: 1_000 }));

describe('on SQLite', () => {
  promises((changes) => openPortal(null, changes));

  describe('processes that start together', () => togetherSuite(async () => null));

  describe('two processes', () => twinsSuite(async () => null));

  describe('a database of the first schema', () => upgradeSuite(async () => openSqlite(':memory:')));

  it.each([true, undefined, new Date(0), [1]])('refuses to bind %s, which would end the process', async (value) => {
    const store = openSqlite(':memory:');
    await expect(sql`select ${value}`.execute(store.db)).rejects.toThrow(/cannot bind/);
    await store.close();
  });

  it('runs a single statement again that met a transaction of another process', async () => {
    const dataDir = await ownFolder();
    const open = () => openSqlite(join(dataDir, 'portal.db'));
    const [one, two] = [open(), open()];
    await sql`create table notes (note text)`.execute(one.db);
    // Two connections of one thread: while one waits, the other cannot go on.
    await sql`pragma busy_timeout = 1`.execute(two.db);
    let writing: Promise<unknown> = Promise.resolve();
    await one.atomically(async (tx) => {
      await sql`insert into notes values ('one')`.execute(tx);
      writing = sql`insert into notes values ('two') returning note`.execute(two.db);
      await new Promise((later) => setImmediate(later));
    });
    await writing;
    expect((await sql`select note from notes order by note`.execute(two.db)).rows).toEqual([{ note: 'one' }, { note: 'two' }]);
    for (const store of [one, two]) await store.close();
    await rm(dataDir, { recursive: true });
  });

  it('has everything in its one file once it is closed', async () => {
    const [dataDir, elsewhere] = [await ownFolder(), await ownFolder()];
    const store = openSqlite(join(dataDir, databaseFile));
    await sql`create table notes (note text)`.execute(store.db);
    await sql`insert into notes values ('one')`.execute(store.db);
    await store.close();
    await copyFile(join(dataDir, databaseFile), join(elsewhere, databaseFile));
    const copy = openSqlite(join(elsewhere, databaseFile));
    expect((await sql`select note from notes`.execute(copy.db)).rows).toEqual([{ note: 'one' }]);
    await copy.close();
    for (const folder of [dataDir, elsewhere]) await rm(folder, { recursive: true });
  });

  it('waits for the disk at every commit', async () => {
    const portal = await openPortal(null);
    const settings = await sql<Record<string, unknown>>`select * from pragma_synchronous, pragma_journal_mode, pragma_foreign_keys`.execute(
      portal.store.db,
    );
    expect(settings.rows[0]).toEqual({ synchronous: 2, journal_mode: 'wal', foreign_keys: 1 });
    await portal.close();
  });
});
