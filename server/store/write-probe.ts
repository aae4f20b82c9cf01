import { sql } from 'kysely';
import type { Store, Tx } from './store';

/** More than a page that happens to be half empty could take. */
const probeBytes = 64 * 1024;

async function fill(tx: Tx): Promise<void> {
  await sql`insert into write_probe (bytes) values (${'x'.repeat(probeBytes)})`.execute(tx);
}

/**
 * Writes something that nothing is left of, and waits for its commit. Throws what the database says while it takes no writes. PostgreSQL keeps the table to
 * one connection, so that processes do not meet in it; SQLite lets one write at a time.
 */
export async function probeWrite({ engine, atomically }: Pick<Store, 'engine' | 'atomically'>): Promise<void> {
  await atomically(async (tx) => {
    const kind = sql.raw(engine === 'postgres' ? 'temporary table' : 'table');
    await sql`create ${kind} write_probe (bytes text)`.execute(tx);
    await fill(tx);
    await sql`drop table write_probe`.execute(tx);
  });
}
