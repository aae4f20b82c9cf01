import { sql } from 'kysely';
import type { Migration } from './migration';

/** Further chances that were taken back (ADR 88). */
export const takenBackSteps: readonly Migration[] = [
  {
    name: 'further chances that were taken back',
    up: (db) => db.schema.alterTable('chances').addColumn('withdrawn_at', sql`bigint`).execute(),
  },
];
