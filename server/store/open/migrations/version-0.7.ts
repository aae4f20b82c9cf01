import type { Migration } from './migration';
import { big, fromZero, rowId } from './shapes';

/** The steps that version 0.7.0 added. */
export const version07: readonly Migration[] = [
  {
    name: 'schedules of assessments',
    up: (db, engine) =>
      db.schema
        .createTable('schedules')
        .addColumn('assessment_id', rowId(engine), (c) => c.primaryKey().references('assessments.id'))
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('opens_at', big)
        .addColumn('closes_at', big)
        .addColumn('results_at', big)
        .addColumn('ends_together', 'integer', fromZero)
        .execute(),
  },
  {
    name: 'seals of papers',
    up: (db, engine) =>
      db.schema
        .createTable('seals')
        .addColumn('assessment_id', rowId(engine), (c) => c.primaryKey().references('assessments.id'))
        .addColumn('key', 'text', (c) => c.notNull())
        .addColumn('code', 'text', (c) => c.notNull())
        .addColumn('sealed_json', 'text', (c) => c.notNull())
        .execute(),
  },
  {
    name: 'starts of attempts',
    up: (db) =>
      db.schema
        .createTable('starts')
        .addColumn('assessment_id', big, (c) => c.notNull().references('assessments.id'))
        .addColumn('uid', 'text', (c) => c.notNull())
        .addColumn('seen_at', big, (c) => c.notNull())
        .addColumn('said_at', big, (c) => c.notNull())
        .addColumn('dated_by', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('starts_key', ['assessment_id', 'uid'])
        .execute(),
  },
  {
    name: 'fetches of scheduled papers',
    up: (db) =>
      db.schema
        .createTable('paper_fetches')
        .addColumn('assessment_id', big, (c) => c.notNull().references('assessments.id'))
        .addColumn('uid', 'text', (c) => c.notNull())
        .addColumn('fetched_at', big, (c) => c.notNull())
        .addPrimaryKeyConstraint('paper_fetches_key', ['assessment_id', 'uid'])
        .execute(),
  },
  {
    name: 'when a submission was sat, as its device says',
    up: (db) => db.schema.alterTable('submissions').addColumn('evidence_json', 'text').execute(),
  },
  {
    name: 'minutes that everybody gets',
    up: (db) => db.schema.alterTable('schedules').addColumn('more_minutes', 'integer', fromZero).execute(),
  },
];
