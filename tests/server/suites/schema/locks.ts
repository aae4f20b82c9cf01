import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openPostgres } from '../../../../server/store/engine/postgres';
import type { Store } from '../../../../server/store/engine/store';
import { migrate } from '../../../../server/store/open/migrations/migrate';
import { migrations } from '../../../../server/store/open/migrations/migrations';
import { until } from '../../../kit/until';

/** Steps of the schema on PostgreSQL, under processes that work on it. */
export function locksSuite(databaseUrl: () => Promise<string>): void {
  const later = { name: 'a later step', up: (db: Store['db']) => db.schema.alterTable('people').addColumn('desk', 'text').execute() };
  const patience = { lockMs: 50, pauseMs: 100, tries: 200 };

  it('give up where their lock never comes', async () => {
    const url = await databaseUrl();
    const [old, fresh] = [await openPostgres(url, () => undefined), await openPostgres(url, () => undefined)];
    await migrate(old);
    await old.db.transaction().execute(async (tx) => {
      await sql`select count(*) from people`.execute(tx);
      await expect(migrate(fresh, [...migrations, later], { lockMs: 10, pauseMs: 1, tries: 2 })).rejects.toThrow('lock timeout');
    });
    expect((await sql`select id from migrations where name = 'a later step'`.execute(old.db)).rows).toEqual([]);
    await old.close();
    await fresh.close();
  });

  it('wait for a long query without keeping others waiting behind them', async () => {
    const url = await databaseUrl();
    const [old, fresh] = [await openPostgres(url, () => undefined), await openPostgres(url, () => undefined)];
    await migrate(old);
    let isMade = false;
    const made = await old.db.transaction().execute(async (tx) => {
      await sql`select count(*) from people`.execute(tx);
      const migrated = migrate(fresh, [...migrations, later], patience).then(() => {
        isMade = true;
      });
      // The step has asked for its lock and given way, more than once.
      await until(async () => {
        const { rows } = await sql<{ at: string }>`select 1 as at from pg_locks where not granted and mode = 'AccessExclusiveLock'`.execute(
          old.db,
        );
        return rows.length > 0;
      });
      // Behind a lock that is waited for, a query would wait for the end of this transaction, which would wait for the query.
      for (let times = 0; times < 5; times += 1) await sql`select count(*) from people`.execute(old.db);
      expect(isMade).toBe(false);
      return { migrated };
    });
    await made.migrated;
    expect((await sql<{ id: number }>`select id from migrations where name = 'a later step'`.execute(old.db)).rows).toHaveLength(1);
    expect((await sql`select desk from people`.execute(old.db)).rows).toEqual([]);
    await old.close();
    await fresh.close();
  });
}
