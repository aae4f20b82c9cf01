import type { Migration } from './migration';
import { big } from './shapes';

/** Who read the key of which assessment, and the hand-ins that arrived after it (ADR 90). Of earlier readings nothing is known. */
export const afterKeySteps: readonly Migration[] = [
  {
    name: 'readings of keys',
    up: (db) =>
      db.schema
        .createTable('key_readings')
        .addColumn('assessment_id', big, (c) => c.notNull())
        .addColumn('uid', 'text', (c) => c.notNull())
        .addColumn('first_at', big, (c) => c.notNull())
        .addColumn('last_at', big, (c) => c.notNull())
        .addPrimaryKeyConstraint('key_readings_key', ['assessment_id', 'uid'])
        .execute(),
  },
  {
    name: 'hand-ins of learners with further chances that arrived after the key',
    up: (db) => db.schema.alterTable('numbered_hand_ins').addColumn('after_key', 'text').execute(),
  },
  {
    // Processes of before copy every column of the hand-in that counts.
    name: 'submissions that arrived after the key',
    up: (db) => db.schema.alterTable('submissions').addColumn('after_key', 'text').execute(),
  },
];
