import type { Migration } from './migration';
import { real, rowId } from './shapes';

/** The real exam that an assessment prepares for (ADR 84). */
export const aimSteps: readonly Migration[] = [
  {
    name: 'the aim of an assessment',
    up: (db, engine) =>
      db.schema
        .createTable('assessment_aims')
        .addColumn('assessment_id', rowId(engine), (c) => c.primaryKey().references('assessments.id'))
        .addColumn('exam_date', 'text')
        .addColumn('cut_off', real)
        .execute(),
  },
];
