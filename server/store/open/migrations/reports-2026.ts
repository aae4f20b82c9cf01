import type { Migration } from './migration';
import { big } from './shapes';

/** Reports about questions (ADR 69). */
export const reports: readonly Migration[] = [
  {
    name: 'reports about questions',
    up: (db, engine) =>
      db.schema
        .createTable('question_reports')
        .$call((table) =>
          engine === 'sqlite'
            ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
            : table.addColumn('id', 'bigint', (column) => column.generatedByDefaultAsIdentity().primaryKey()),
        )
        .addColumn('uid', 'text', (c) => c.notNull())
        .addColumn('question_id', big, (c) => c.notNull())
        .addColumn('assessment_id', big, (c) => c.notNull())
        .addColumn('reason', 'text', (c) => c.notNull())
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('reported_at', big, (c) => c.notNull())
        .addColumn('outcome', 'text')
        .addColumn('answer', 'text')
        .addColumn('answered_by', 'text')
        .addColumn('answered_at', big)
        .addColumn('version', 'integer', (c) => c.notNull())
        .execute(),
  },
  {
    name: 'one report of a person and a question',
    up: (db) => db.schema.createIndex('question_reports_once').unique().on('question_reports').columns(['uid', 'question_id']).execute(),
  },
  {
    name: 'reports by their state',
    up: (db) => db.schema.createIndex('question_reports_by_state').on('question_reports').columns(['outcome', 'id']).execute(),
  },
  {
    name: 'reports by assessment',
    up: (db) => db.schema.createIndex('question_reports_by_assessment').on('question_reports').columns(['assessment_id', 'id']).execute(),
  },
];
