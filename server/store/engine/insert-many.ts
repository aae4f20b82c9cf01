import type { Insertable } from 'kysely';
import { preparedStatement } from './prepared-statements';
import type { Tables } from './schema';
import type { Db } from './store';

/** Rows of one statement: far fewer than the values that either database can bind. */
export const batch = 500;

/** Inserts any number of rows, which must have the same columns in the same order. */
export async function insertMany<T extends keyof Tables>(db: Db, table: T, rows: readonly Insertable<Tables[T]>[]): Promise<void> {
  const insert = preparedStatement<Insertable<Tables[T]>, unknown>(
    (some) => db.insertInto(table).values([...some]),
    (row) => Object.values(row),
  );
  for (let at = 0; at < rows.length; at += batch) await db.executeQuery(insert(rows.slice(at, at + batch)));
}
