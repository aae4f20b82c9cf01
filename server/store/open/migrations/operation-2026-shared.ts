import type { Migration } from './migration';

/** State that several processes share (ADR 53). */
export const sharedState: readonly Migration[] = [
  {
    name: 'what processes tell each other of busy senders',
    up: (db) =>
      db.schema
        .createTable('busy_keys')
        .addColumn('process', 'text', (c) => c.primaryKey())
        .addColumn('told_at', 'bigint', (c) => c.notNull())
        .addColumn('keys_json', 'text', (c) => c.notNull())
        .execute(),
  },
];
