import type { Migration } from './migration';
import { big } from './shapes';

/** The webhook and its messages (ADR 83). */
export const webhookSteps: readonly Migration[] = [
  {
    name: 'webhooks',
    up: (db) =>
      db.schema
        .createTable('webhooks')
        .addColumn('id', 'integer', (c) => c.primaryKey())
        .addColumn('url', 'text', (c) => c.notNull())
        .addColumn('secret', 'text', (c) => c.notNull())
        .addColumn('is_off', 'integer', (c) => c.notNull())
        .addColumn('set_at', big, (c) => c.notNull())
        .execute(),
  },
  {
    name: 'messages to the webhook',
    up: (db) =>
      db.schema
        .createTable('webhook_messages')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('event', 'text', (c) => c.notNull())
        .addColumn('type', 'text', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addColumn('made_at', big, (c) => c.notNull())
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('tries', 'integer', (c) => c.notNull())
        .addColumn('status', 'integer')
        .execute(),
  },
  {
    name: 'one message of an event',
    up: (db) => db.schema.createIndex('webhook_messages_once').unique().on('webhook_messages').column('event').execute(),
  },
  {
    name: 'messages to the webhook by time',
    up: (db) => db.schema.createIndex('webhook_messages_by_time').on('webhook_messages').column('made_at').execute(),
  },
];
