import type { Migration } from './migration';
import { big } from './shapes';

/**
 * Further groups of a learner, and of an entry of the roster, beside the one in its row (ADR 92). They go with the person, the entry and the group, also where a
 * process of the version before removes those.
 */
export const groupsSteps: readonly Migration[] = [
  {
    name: 'further groups of learners',
    up: (db) =>
      db.schema
        .createTable('further_groups')
        .addColumn('uid', 'text', (c) => c.notNull().references('people.uid').onDelete('cascade'))
        .addColumn('group_id', big, (c) => c.notNull().references('groups.id').onDelete('cascade'))
        .addPrimaryKeyConstraint('further_groups_key', ['uid', 'group_id'])
        .execute(),
  },
  {
    name: 'learners by further group',
    up: (db) => db.schema.createIndex('further_groups_by_group').on('further_groups').columns(['group_id', 'uid']).execute(),
  },
  {
    name: 'further groups of the roster',
    up: (db) =>
      db.schema
        .createTable('roster_further_groups')
        .addColumn('entry_id', big, (c) => c.notNull().references('roster.id').onDelete('cascade'))
        .addColumn('group_id', big, (c) => c.notNull().references('groups.id').onDelete('cascade'))
        .addPrimaryKeyConstraint('roster_further_groups_key', ['entry_id', 'group_id'])
        .execute(),
  },
  {
    name: 'the roster by further group',
    up: (db) =>
      db.schema.createIndex('roster_further_groups_by_group').on('roster_further_groups').columns(['group_id', 'entry_id']).execute(),
  },
];
