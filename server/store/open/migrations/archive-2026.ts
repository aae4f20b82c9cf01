import type { Migration } from './migration';
import { rowId } from './shapes';

/** What is in no list (ADR 65). */
export const archive: readonly Migration[] = [
  {
    name: 'archived and deleted assessments',
    up: (db, engine) =>
      db.schema
        .createTable('archived_assessments')
        .addColumn('assessment_id', rowId(engine), (c) => c.primaryKey().references('assessments.id'))
        .addColumn('state_before', 'text', (c) => c.notNull())
        .addColumn('is_deleted', 'integer', (c) => c.notNull().defaultTo(0))
        .execute(),
  },
];
