import { sql } from 'kysely';
import type { Store } from './store';

/**
 * Asks the database for its time, and answers how many seconds the clock `now` (milliseconds) is ahead of it; null for the embedded database, which
 * has no clock of its own. A question that took long is as exact as half of the time it took. Throws what the driver throws.
 */
export async function secondsAheadOf({ engine, db }: Pick<Store, 'engine' | 'db'>, now: () => number): Promise<number | null> {
  if (engine === 'sqlite') {
    await sql`select 1`.execute(db);
    return null;
  }
  const before = now();
  const { rows } = await sql<{ seconds: number }>`select extract(epoch from clock_timestamp())::float8 as seconds`.execute(db);
  const middle = (before + now()) / 2000;
  return rows[0] === undefined ? null : middle - rows[0].seconds;
}
