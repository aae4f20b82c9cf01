import { type ColumnDefinitionBuilder, sql } from 'kysely';
import { indexUnexplainedOfKinds } from './frozen/unexplained';
import type { Migration } from './migration';
import { big, real, rowId, withId } from './shapes';

const single = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('single');

/** What sections of exams have of their own (contract/exam/own-fields.ts); null: as the exam has it. */
const columns = [
  ['minutes', sql`integer`],
  ['marks_per_correct', real],
  ['negative_marks_per_wrong', real],
  ['is_locked', sql`integer`],
  ['may_finish_early', sql`integer`],
  ['kinds_json', sql`text`],
  ['questions_per_passage', sql`integer`],
] as const;

/** The steps that version 0.9.0 added: kinds of questions (ADR 51), sections (ADR 50), passages (ADR 47). */
export const version09: readonly Migration[] = [
  { name: 'kinds of questions', up: (db) => db.schema.alterTable('questions').addColumn('kind', 'text', single).execute() },
  { name: 'answers of numeric questions', up: (db) => db.schema.alterTable('questions').addColumn('numeric_json', 'text').execute() },
  {
    name: 'kinds of questions, to filter by',
    up: (db) => db.schema.alterTable('question_words').addColumn('kind', 'text', single).execute(),
  },
  { name: 'questions of any kind without an explanation', up: indexUnexplainedOfKinds },
  { name: 'no index of single questions alone', up: (db) => db.schema.dropIndex('questions_unexplained').execute() },
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
  {
    name: 'passages',
    up: (db, engine) =>
      withId(db.schema.createTable('passages'), engine)
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('picture_json', 'text')
        .addColumn('translation_json', 'text')
        .addColumn('contents_hash', 'text', (c) => c.notNull())
        .addColumn('words', 'text', (c) => c.notNull())
        .addColumn('created_at', big, (c) => c.notNull())
        .execute(),
  },
  {
    name: 'passages by their contents',
    up: (db) => db.schema.createIndex('passages_by_contents').on('passages').column('contents_hash').execute(),
  },
  {
    name: 'questions of passages',
    up: (db, engine) =>
      db.schema
        .createTable('question_passages')
        .addColumn('question_id', rowId(engine), (c) => c.primaryKey().references('questions.id'))
        .addColumn('passage_id', big, (c) => c.notNull().references('passages.id'))
        .execute(),
  },
  {
    name: 'questions by passage',
    up: (db) => db.schema.createIndex('questions_by_passage').on('question_passages').columns(['passage_id', 'question_id']).execute(),
  },
  {
    name: 'changes of passages',
    up: (db) =>
      db.schema
        .createTable('passage_changes')
        .addColumn('passage_id', big, (c) => c.notNull().references('passages.id'))
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('changed_by', 'text', (c) => c.notNull())
        .addColumn('changed_at', big, (c) => c.notNull())
        .addColumn('before_json', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('passage_changes_key', ['passage_id', 'version'])
        .execute(),
  },
];
