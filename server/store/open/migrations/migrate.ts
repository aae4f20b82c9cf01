import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Dialect, Store } from '../../engine/store';
import type { Migration } from './migration';
import { migrations } from './migrations';

/** How long a step waits for other transactions, and how long it then lets all others pass before it tries again. */
interface Patience {
  lockMs: number;
  pauseMs: number;
  tries: number;
}

/** A step that waits for a lock keeps everything behind it waiting, hand-ins too. */
const usualPatience: Patience = { lockMs: 2_000, pauseMs: 2_000, tries: 150 };

/** PostgreSQL: the lock did not come in time. */
const isLockedOut = (fault: unknown): boolean => fault instanceof Error && 'code' in fault && fault.code === '55P03';

/** `create table if not exists` is not atomic in PostgreSQL: it can fail while another process creates the table, and then succeeds at the next try. */
async function ensureTable(store: Store, triesLeft = 5): Promise<void> {
  const created = sql`create table if not exists migrations (id integer primary key, name text not null, applied_at bigint not null)`;
  try {
    await created.execute(store.db);
  } catch (fault) {
    if (triesLeft === 0) throw fault;
    await ensureTable(store, triesLeft - 1);
  }
}

/** CockroachDB speaks PostgreSQL's protocol, and says who it is. */
async function dialectOf({ engine, db }: Store): Promise<Dialect> {
  if (engine === 'sqlite') return engine;
  const { rows } = await sql<{ version: string }>`select version() as version`.execute(db);
  return rows[0]?.version.startsWith('CockroachDB') ? 'cockroach' : engine;
}

/** Claims the step by its row; a second process waits for the first one's commit, finds the row, and skips the step. */
function claimed(store: Store, dialect: Dialect, id: number, migration: Migration, { lockMs }: Patience): Promise<void> {
  return store.atomically(async (tx) => {
    const rows = await tx
      .insertInto('migrations')
      .values({ id, name: migration.name, applied_at: Date.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    if (rows.length === 0) return;
    if (store.engine === 'postgres') await sql`set local lock_timeout = ${sql.lit(lockMs)}`.execute(tx);
    await migration.up(tx, dialect);
  });
}

/** One step, tried until its lock comes: a long query of an old process may hold the table. */
async function step(store: Store, dialect: Dialect, id: number, migration: Migration, patience: Patience): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      return await claimed(store, dialect, id, migration, patience);
    } catch (fault) {
      if (!isLockedOut(fault) || tries >= patience.tries) throw fault;
      await pause(patience.pauseMs);
    }
}

/**
 * Brings the database to this version's schema, while other processes work on it. Any number of processes may do so at once; each step is done once.
 * Tests give `steps` and `patience`.
 */
export async function migrate(store: Store, steps: readonly Migration[] = migrations, patience: Patience = usualPatience): Promise<void> {
  await ensureTable(store);
  const dialect = await dialectOf(store);
  const done = await store.db.selectFrom('migrations').select(['id', 'name']).execute();
  const known = new Map(done.map((row) => [row.id, row.name]));
  for (const [id, migration] of steps.entries()) {
    const name = known.get(id);
    // Two branches may each have added a step at the same place: to skip this one in silence would leave a schema without it.
    if (name !== undefined && name !== migration.name)
      throw new Error(`Step ${id} of this database is ${name}, this version's is ${migration.name}`);
    if (name === undefined) await step(store, dialect, id, migration, patience);
  }
}
