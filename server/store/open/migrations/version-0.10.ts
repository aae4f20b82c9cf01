import type { Migration } from './migration';

/** The step that version 0.10.0 added: state that several processes share (ADR 53). */
export const version10: readonly Migration[] = [
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
