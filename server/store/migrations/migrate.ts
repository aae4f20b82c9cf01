import { sql } from 'kysely';
import type { Store } from '../store';
import type { Migration } from './migration';
import { migrations } from './migrations';

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

/** Claims the step by its row; a second process waits for the first one's commit, finds the row, and skips the step. */
function step(store: Store, id: number, migration: Migration): Promise<void> {
  return store.atomically(async (tx) => {
    const claimed = await tx
      .insertInto('migrations')
      .values({ id, name: migration.name, applied_at: Date.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    if (claimed.length > 0) await migration.up(tx, store.engine);
  });
}

/** Brings the database to this version's schema. Any number of processes may do so at once; each step is done once. Tests give `steps`. */
export async function migrate(store: Store, steps: readonly Migration[] = migrations): Promise<void> {
  await ensureTable(store);
  const done = await store.db.selectFrom('migrations').select('id').execute();
  const known = new Set(done.map((row) => row.id));
  for (const [id, migration] of steps.entries()) if (!known.has(id)) await step(store, id, migration);
}
