import type { Migration } from './migration';

/** Exam dates in practice logs (ADR 81). */
export const examDates: readonly Migration[] = [
  {
    name: 'exam dates in practice logs',
    up: (db) => db.schema.alterTable('practice_events').addColumn('exam_date', 'text').execute(),
  },
];
