import { sql } from 'kysely';
import type { Migration } from './migration';
import { real } from './shapes';

const columns = [
  ['minutes', sql`integer`],
  ['marks_per_correct', real],
  ['negative_marks_per_wrong', real],
  ['is_locked', sql`integer`],
  ['may_finish_early', sql`integer`],
  ['kinds_json', sql`text`],
  ['questions_per_passage', sql`integer`],
] as const;

/** What sections of exams have of their own (contract/exam/section.ts); null: as the exam has it. */
export const exams: readonly Migration[] = [
  ...columns.map(
    ([column, type]) =>
      ({
        name: `a section's ${column.replaceAll('_', ' ')}`,
        up: (db) => db.schema.alterTable('exam_subjects').addColumn(column, type).execute(),
      }) satisfies Migration,
  ),
  {
    name: 'how several right options of an exam are marked',
    up: (db) => db.schema.alterTable('exams').addColumn('multiple_scheme', 'text').execute(),
  },
];
