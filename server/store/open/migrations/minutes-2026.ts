import type { Migration } from './migration';
import { rowId } from './shapes';

/** Minutes of one learner, and how often minutes were taken back (ADR 75). */
export const minutesSteps: readonly Migration[] = [
  {
    name: 'minutes of one learner',
    up: (db, engine) =>
      db.schema
        .createTable('own_minutes')
        .addColumn('assessment_id', rowId(engine), (c) => c.notNull())
        .addColumn('uid', 'text', (c) => c.notNull())
        .addColumn('minutes', 'integer', (c) => c.notNull())
        .addColumn('cuts', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('own_minutes_key', ['assessment_id', 'uid'])
        .execute(),
  },
  {
    name: 'how often minutes of everybody were taken back',
    up: (db) =>
      db.schema
        .alterTable('schedules')
        .addColumn('time_cuts', 'integer', (c) => c.notNull().defaultTo(0))
        .execute(),
  },
  {
    name: 'whether a learner got minutes',
    up: (db) =>
      db.schema
        .alterTable('schedules')
        .addColumn('has_own_minutes', 'integer', (c) => c.notNull().defaultTo(0))
        .execute(),
  },
];
