import type { Migration } from './migration';

/** Partly right answers beside the three counts of the specification (ADR 45). */
export const partly: readonly Migration[] = [
  {
    name: 'partly right answers of a submission',
    // Null: a process of an earlier version marked it. The next regrading counts it.
    up: (db) => db.schema.alterTable('submissions').addColumn('partly_correct', 'integer').execute(),
  },
];
