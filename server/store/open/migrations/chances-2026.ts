import type { Migration } from './migration';
import { big, real } from './shapes';

/** Assessments that learners sit again, and all their hand-ins (ADR 78). */
export const chanceSteps: readonly Migration[] = [
  {
    name: 'further chances',
    up: (db) =>
      db.schema
        .createTable('chances')
        .addColumn('uid', 'text', (c) => c.notNull())
        .addColumn('assessment_id', big, (c) => c.notNull())
        .addColumn('number', 'integer', (c) => c.notNull())
        .addColumn('reason', 'text', (c) => c.notNull())
        .addColumn('counts', 'text', (c) => c.notNull())
        .addColumn('given_by', 'text', (c) => c.notNull())
        .addColumn('given_at', big, (c) => c.notNull())
        .addColumn('until_at', big, (c) => c.notNull())
        .addColumn('ends_at', big, (c) => c.notNull())
        .addColumn('used_at', big)
        .addColumn('is_latest', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('chances_key', ['uid', 'assessment_id', 'number'])
        .execute(),
  },
  {
    name: 'further chances by assessment',
    up: (db) => db.schema.createIndex('chances_by_assessment').on('chances').columns(['assessment_id', 'uid']).execute(),
  },
  {
    name: 'every hand-in of learners with further chances',
    up: (db) =>
      db.schema
        .createTable('numbered_hand_ins')
        .addColumn('uid', 'text', (c) => c.notNull())
        .addColumn('assessment_id', big, (c) => c.notNull())
        .addColumn('number', 'integer', (c) => c.notNull())
        .addColumn('body_hash', 'text', (c) => c.notNull())
        .addColumn('body_json', 'text', (c) => c.notNull())
        .addColumn('submitted_at', big, (c) => c.notNull())
        .addColumn('time_taken', 'integer', (c) => c.notNull())
        .addColumn('score', real, (c) => c.notNull())
        .addColumn('correct_answers', 'integer', (c) => c.notNull())
        .addColumn('wrong_answers', 'integer', (c) => c.notNull())
        .addColumn('unattempted', 'integer', (c) => c.notNull())
        .addColumn('is_preview', 'integer', (c) => c.notNull())
        .addColumn('key_version', 'integer', (c) => c.notNull())
        .addColumn('imported_by', 'text')
        .addColumn('is_provisional', 'integer', (c) => c.notNull())
        .addColumn('granted_percent', 'integer')
        .addColumn('evidence_json', 'text')
        .addColumn('is_unproved', 'integer', (c) => c.notNull())
        .addColumn('partly_correct', 'integer')
        .addPrimaryKeyConstraint('numbered_hand_ins_key', ['uid', 'assessment_id', 'number'])
        .execute(),
  },
  {
    name: 'every hand-in of learners with further chances, by assessment',
    up: (db) =>
      db.schema.createIndex('numbered_hand_ins_by_assessment').on('numbered_hand_ins').columns(['assessment_id', 'uid']).execute(),
  },
];
