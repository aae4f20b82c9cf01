import { sql } from 'kysely';
import type { Migration } from './migration';

/** From which exam an assessment was made (ADR 82). */
export const originSteps: readonly Migration[] = [
  {
    name: 'the exam of an assessment',
    up: (db, engine) =>
      db.schema
        .createTable('assessment_origins')
        .addColumn('assessment_id', engine === 'sqlite' ? sql`integer` : sql`bigint`, (c) => c.primaryKey().references('assessments.id'))
        .addColumn('exam_name', 'text', (c) => c.notNull())
        .execute(),
  },
];
