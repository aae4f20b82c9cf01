import type { ColumnDefinitionBuilder } from 'kysely';
import { indexUnexplainedOfKinds } from './frozen/unexplained';
import type { Migration } from './migration';

const single = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('single');

/** Kinds of questions (ADR 51). */
export const bankSteps: readonly Migration[] = [
  { name: 'kinds of questions', up: (db) => db.schema.alterTable('questions').addColumn('kind', 'text', single).execute() },
  { name: 'answers of numeric questions', up: (db) => db.schema.alterTable('questions').addColumn('numeric_json', 'text').execute() },
  {
    name: 'kinds of questions, to filter by',
    up: (db) => db.schema.alterTable('question_words').addColumn('kind', 'text', single).execute(),
  },
  { name: 'questions of any kind without an explanation', up: indexUnexplainedOfKinds },
  { name: 'no index of single questions alone', up: (db) => db.schema.dropIndex('questions_unexplained').execute() },
];
