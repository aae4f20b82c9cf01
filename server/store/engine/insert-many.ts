import type { Insertable } from 'kysely';
import { preparedStatement } from './prepared-statements';
import type { Tables } from './schema';
import type { Db } from './store';

/** Rows of one statement: far fewer than the values that either database can bind. */
export const batch = 500;

/** A list in pieces of at most so many. */
export function* batches<T>(all: readonly T[], size = batch): Generator<T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}

/** Inserts any number of rows, which must have the same columns in the same order. */
export async function insertMany<T extends keyof Tables>(db: Db, table: T, rows: readonly Insertable<Tables[T]>[]): Promise<void> {
  const insert = preparedStatement<Insertable<Tables[T]>, unknown>(
    (some) => db.insertInto(table).values([...some]),
    (row) => Object.values(row),
  );
  for (const some of batches(rows)) await db.executeQuery(insert(some));
}
