import type { Migration } from '../migration';

/** Who can hold a paper (ADR 59). */
export const holding: readonly Migration[] = [
  {
    name: 'whether an assessment was ever published',
    // 1: what earlier versions did not note may have been published, and its hand-ins are taken.
    up: (db) =>
      db.schema
        .alterTable('schedules')
        .addColumn('was_published', 'integer', (c) => c.notNull().defaultTo(1))
        .execute(),
  },
  {
    name: 'hand-ins of accounts that are not known to hold the paper',
    up: (db) =>
      db.schema
        .alterTable('submissions')
        .addColumn('is_unproved', 'integer', (c) => c.notNull().defaultTo(0))
        .execute(),
  },
];
