import type { Migration } from './migration';
import { big } from './shapes';

/** Further chances that were taken back (ADR 88). */
export const takenBackSteps: readonly Migration[] = [
  {
    name: 'further chances that were taken back',
    up: (db) => db.schema.alterTable('chances').addColumn('withdrawn_at', big).execute(),
  },
];
