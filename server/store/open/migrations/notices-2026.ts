import type { Migration } from './migration';
import { big } from './shapes';

/** Notices of the institute (ADR 83). */
export const noticesSteps: readonly Migration[] = [
  {
    name: 'notices',
    up: (db, engine) =>
      db.schema
        .createTable('notices')
        .$call((table) =>
          engine === 'sqlite'
            ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
            : table.addColumn('id', 'bigint', (column) => column.generatedByDefaultAsIdentity().primaryKey()),
        )
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('hindi_text', 'text', (c) => c.notNull())
        .addColumn('link', 'text', (c) => c.notNull())
        .addColumn('ends_at', big, (c) => c.notNull())
        .addColumn('is_for_all', 'integer', (c) => c.notNull())
        .addColumn('added_at', big, (c) => c.notNull())
        .addColumn('ended_at', big)
        .execute(),
  },
  { name: 'notices by their end', up: (db) => db.schema.createIndex('notices_by_end').on('notices').column('ends_at').execute() },
  {
    name: 'groups of notices',
    up: (db) =>
      db.schema
        .createTable('notice_groups')
        .addColumn('notice_id', big, (c) => c.notNull())
        .addColumn('group_id', big, (c) => c.notNull())
        .addPrimaryKeyConstraint('notice_groups_key', ['notice_id', 'group_id'])
        .execute(),
  },
];
