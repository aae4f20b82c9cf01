import type { Insertable } from 'kysely';
import { preparedStatement } from './performance/prepared-statements';
import type { Tables } from './schema';
import type { Db } from './store';

/** Rows in one statement: far below the number of values either database binds. */
export const batch = 500;

/** Puts any number of rows, which say the same columns in one order, into a table. */
export async function insertMany<T extends keyof Tables>(db: Db, table: T, rows: readonly Insertable<Tables[T]>[]): Promise<void> {
  const insert = preparedStatement<Insertable<Tables[T]>, unknown>(
    (some) => db.insertInto(table).values([...some]),
    (row) => Object.values(row),
  );
  for (let at = 0; at < rows.length; at += batch) await db.executeQuery(insert(rows.slice(at, at + batch)));
}
