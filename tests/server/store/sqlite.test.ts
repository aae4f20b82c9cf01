import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { openSqlite } from '../../../server/store/engine/sqlite/sqlite';
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

  it('waits for the disk at every commit', async () => {
    const portal = await openPortal(null);
    const settings = await sql<Record<string, unknown>>`select * from pragma_synchronous, pragma_journal_mode, pragma_foreign_keys`.execute(
      portal.store.db,
    );
    expect(settings.rows[0]).toEqual({ synchronous: 2, journal_mode: 'wal', foreign_keys: 1 });
    await portal.close();
  });
});
