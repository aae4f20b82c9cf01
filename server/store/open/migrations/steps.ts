import { type ColumnDataType, type ColumnDefinitionBuilder, type CreateTableBuilder, type Expression, sql } from 'kysely';
import type { Db, Dialect } from '../../engine/store';
import type { Migration } from './migration';
import { big, bytewise, real, rowId, withId } from './shapes';

type More = Pick<Migration, 'meanwhile'>;

const types: Record<string, (engine: Dialect) => ColumnDataType | Expression<unknown>> = {
  text: () => 'text',
  integer: () => 'integer',
  bigint: () => big,
  real: () => real,
  bytes: (engine) => (engine === 'sqlite' ? sql`blob` : sql`bytea`),
  'row-id': rowId,
  'code-points': bytewise,
};

/**
 * A column as steps write it: `name type`, `?` where it may be null, `key` or `unique`, `> table.column` for what it refers to, with `cascade` where it goes
 * with that, and `= value` for its default: a whole number or a text in quotes.
 */
const written = /^(\w+) ([\w-]+)(\?)?(?: (key|unique))?(?: > ([\w.]+)( cascade)?)?(?: = (\d+|'\w*'))?$/;

function columnOf(text: string, engine: Dialect) {
  const [, name = '', type = '', mayBeNull, is, to, cascade, value] = written.exec(text) ?? [];
  const typeOf = types[type];
  if (typeOf === undefined) throw new Error(`No column: ${text}`);
  const shape = (plain: ColumnDefinitionBuilder): ColumnDefinitionBuilder => {
    let column = plain;
    if (is === 'key') column = column.primaryKey();
    else if (mayBeNull === undefined) column = column.notNull();
    if (is === 'unique') column = column.unique();
    if (to !== undefined) column = column.references(to);
    if (cascade !== undefined) column = column.onDelete('cascade');
    if (value !== undefined) column = column.defaultTo(value.startsWith("'") ? value.slice(1, -1) : Number(value));
    return column;
  };
  return [name, typeOf(engine), shape] as const;
}

const primary = 'primary key ';
const partsOf = (list: string): string[] => list.trim().split(/,\s+/);

/** A step that makes a table of these columns, in their order. `id auto` counts rows by itself; `primary key a b` is that. */
export const table =
  (step: string, name: string) =>
  ([columns = '']: TemplateStringsArray): Migration => ({
    name: step,
    up: (db, engine) =>
      partsOf(columns)
        .reduce((made: CreateTableBuilder<string, string>, part) => {
          if (part === 'id auto') return withId(made, engine);
          if (part.startsWith(primary)) return made.addPrimaryKeyConstraint(`${name}_key`, part.slice(primary.length).split(' '));
          return made.addColumn(...columnOf(part, engine));
        }, db.schema.createTable(name))
        .execute(),
  });

/** A step that adds a column to a table. */
export const column = (step: string, name: string, text: string, more: More = {}): Migration => ({
  name: step,
  up: (db, engine) =>
    db.schema
      .alterTable(name)
      .addColumn(...columnOf(text, engine))
      .execute(),
  ...more,
});

const indexed = (db: Db, name: string, on: string, columns: string) => db.schema.createIndex(name).on(on).columns(partsOf(columns));

/** A step that makes an index, named so, over columns of a table. */
export const index = (step: string, name: string, on: string, columns: string, more: More = {}): Migration => ({
  name: step,
  up: (db) => indexed(db, name, on, columns).execute(),
  ...more,
});

export const uniqueIndex = (step: string, name: string, on: string, columns: string): Migration => ({
  name: step,
  up: (db) => indexed(db, name, on, columns).unique().execute(),
});
