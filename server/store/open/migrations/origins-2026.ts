import type { Migration } from './migration';
import { rowId } from './shapes';

/** From which exam an assessment was made (ADR 82). */
export const originSteps: readonly Migration[] = [
  {
    name: 'the exam of an assessment',
    up: (db, engine) =>
      db.schema
        .createTable('assessment_origins')
        .addColumn('assessment_id', rowId(engine), (c) => c.primaryKey().references('assessments.id'))
        .addColumn('exam_name', 'text', (c) => c.notNull())
        .execute(),
  },
];
