import { type CreateTableBuilder, sql } from 'kysely';
import type { Db, Dialect } from '../../engine/store';

/** The application id in the header of a SQLite file, which marks it as a portal's: `EXAM`. */
export const applicationId = 0x4558414d;

export const big = sql`bigint`;
export const real = sql`double precision`;

/** SQLite stores rows in the order of a key of exactly this type. */
export const rowId = (engine: Dialect) => (engine === 'sqlite' ? sql`integer` : big);

/** Text ordered by code points, whatever the locale of the database; SQLite and CockroachDB know no other order. */
export const bytewise = (engine: Dialect) => (engine === 'postgres' ? sql`text collate "C"` : sql`text`);

/** The expressions of the order by difficulty: the index serves that order as long as both have the same text. */
export const indexHardness = (db: Db, name: string, direction: 'asc' | 'desc') =>
  sql`create index ${sql.ref(name)} on question_words
    ((case when difficulty in ('easy', 'medium', 'hard') then 0 when difficulty = '' then 2 else 1 end),
    (case difficulty when 'easy' then 1 when 'medium' then 2 when 'hard' then 3 else 4 end) ${sql.raw(direction)}, question_id desc)`.execute(
    db,
  );

/** Makes PostgreSQL order a column as SQLite does. */
export const orderByCodePoints = (db: Db, table: 'question_words' | 'categories', column: string) =>
  sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} type text collate "C"`.execute(db);

/** SQLite numbers only a column of exactly the type `integer primary key`; PostgreSQL and its relatives use identity columns, below 2^53. */
export const withId = <C extends string>(table: CreateTableBuilder<C>, engine: Dialect) =>
  engine === 'sqlite'
    ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('id', 'bigint', (column) => column.generatedByDefaultAsIdentity().primaryKey());
