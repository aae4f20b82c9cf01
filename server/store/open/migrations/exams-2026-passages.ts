import type { Migration } from './migration';
import { big, rowId } from './shapes';

/** Passages that questions share (ADR 47). */
export const passages: readonly Migration[] = [
  {
    name: 'passages',
    up: (db, engine) =>
      db.schema
        .createTable('passages')
        .$call((table) =>
          engine === 'sqlite'
            ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
            : table.addColumn('id', 'bigint', (column) => column.generatedByDefaultAsIdentity().primaryKey()),
        )
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
        // SQLite stores rows in the order of a key of exactly this type.
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
