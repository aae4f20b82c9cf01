import { indexUnexplainedOfKinds } from './frozen/unexplained';
import type { Migration } from './migration';
import { column, index, table } from './steps';

/** What sections of exams have of their own (contract/exam/own-fields.ts); null: as the exam has it. */
const ownFields = {
  minutes: 'integer',
  marks_per_correct: 'real',
  negative_marks_per_wrong: 'real',
  is_locked: 'integer',
  may_finish_early: 'integer',
  kinds_json: 'text',
  questions_per_passage: 'integer',
};

/** The steps that version 0.9.0 added: kinds of questions (ADR 51), sections (ADR 50), passages (ADR 47). */
export const version09: readonly Migration[] = [
  column('kinds of questions', 'questions', "kind text = 'single'"),
  column('answers of numeric questions', 'questions', 'numeric_json text?'),
  column('kinds of questions, to filter by', 'question_words', "kind text = 'single'"),
  { name: 'questions of any kind without an explanation', up: indexUnexplainedOfKinds },
  { name: 'no index of single questions alone', up: (db) => db.schema.dropIndex('questions_unexplained').execute() },
  ...Object.entries(ownFields).map(([name, type]) =>
    column(`a section's ${name.replaceAll('_', ' ')}`, 'exam_subjects', `${name} ${type}?`),
  ),
  column('how several right options of an exam are marked', 'exams', 'multiple_scheme text?'),
  table('passages', 'passages')`
    id auto, text text, picture_json text?, translation_json text?, contents_hash text, words text, created_at bigint`,
  index('passages by their contents', 'passages_by_contents', 'passages', 'contents_hash'),
  table('questions of passages', 'question_passages')`question_id row-id key > questions.id, passage_id bigint > passages.id`,
  index('questions by passage', 'questions_by_passage', 'question_passages', 'passage_id, question_id'),
  table('changes of passages', 'passage_changes')`
    passage_id bigint > passages.id, version integer, changed_by text, changed_at bigint, before_json text, primary key passage_id version`,
];
