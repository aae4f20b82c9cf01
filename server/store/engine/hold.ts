import type { UpdateQueryBuilder, UpdateResult } from 'kysely';
import type { Tables } from './schema';

/** An update that changes nothing: the rows that it is narrowed to stay locked until the end of the transaction. `column`: any one of the table. */
export const hold = <T extends keyof Tables>(
  rows: UpdateQueryBuilder<Tables, T, T, UpdateResult>,
  column: Extract<keyof Tables[T], string>,
): UpdateQueryBuilder<Tables, T, T, UpdateResult> => rows.set((row) => ({ [column]: row.ref(column as never) }) as never);
