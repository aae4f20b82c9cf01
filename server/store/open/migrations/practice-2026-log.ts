import type { Migration } from './migration';
import { big } from './shapes';

/** Practice logs (ADR 67). */
export const practice: readonly Migration[] = [
  {
    name: 'practice logs',
    up: (db) =>
      db.schema
        .createTable('practice_logs')
        .addColumn('uid', 'text', (c) => c.primaryKey())
        .addColumn('up_to', big, (c) => c.notNull())
        .addColumn('count', big, (c) => c.notNull())
        .addColumn('digest', 'text', (c) => c.notNull())
        .addColumn('day', big, (c) => c.notNull())
        .addColumn('day_count', big, (c) => c.notNull())
        .execute(),
  },
  {
    name: 'events of practice logs',
    up: (db) =>
      db.schema
        .createTable('practice_events')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('uid', 'text', (c) => c.notNull())
        .addColumn('place', big, (c) => c.notNull())
        .addColumn('type', 'text', (c) => c.notNull())
        .addColumn('device', 'text', (c) => c.notNull())
        .addColumn('n', big, (c) => c.notNull())
        .addColumn('question_id', big, (c) => c.notNull())
        .addColumn('version', big)
        .addColumn('is_right', 'integer')
        .addColumn('is_sure', 'integer')
        .addColumn('at', big, (c) => c.notNull())
        .execute(),
  },
  {
    name: 'events of practice logs by place',
    up: (db) => db.schema.createIndex('practice_events_by_place').on('practice_events').columns(['uid', 'place']).execute(),
  },
];
