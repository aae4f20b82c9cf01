import type { Migration } from './migration';

/** Notes in practice logs (ADR 84). */
export const practiceNotes: readonly Migration[] = [
  {
    name: 'notes in practice logs',
    up: (db) => db.schema.alterTable('practice_events').addColumn('note', 'text').execute(),
  },
];
