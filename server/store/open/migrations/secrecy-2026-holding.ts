import { sql } from 'kysely';
import type { Migration } from './migration';

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
  {
    name: 'whom a paper was open to before its schedule',
    up: (db) =>
      db.schema
        .alterTable('schedules')
        .addColumn('opened_to', 'integer', (c) => c.notNull().defaultTo(0))
        .execute(),
  },
  {
    name: 'fetches of sealed papers',
    up: (db) =>
      db.schema
        .alterTable('paper_fetches')
        .addColumn('is_sealed', 'integer', (c) => c.notNull().defaultTo(0))
        .execute(),
  },
  {
    name: 'fetches of papers that were sealed then',
    up: (db) =>
      sql`update paper_fetches set is_sealed = 1 where fetched_at < (select opens_at from schedules where schedules.assessment_id = paper_fetches.assessment_id)`.execute(
        db,
      ),
    meanwhile: 'a fetch that a process of the version before writes counts as one of the clear paper',
  },
];
