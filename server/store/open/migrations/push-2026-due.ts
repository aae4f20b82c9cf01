import type { Migration } from './migration';
import { big } from './shapes';

const columns = ['due_at', 'due_count', 'due_offset', 'due_said_at'] as const;

/** When devices are told what is due (ADR 84). */
export const dueSteps: readonly Migration[] = [
  ...columns.map(
    (column): Migration => ({
      name: `devices that are told what is due: ${column}`,
      up: (db) => db.schema.alterTable('push_subscriptions').addColumn(column, big).execute(),
    }),
  ),
  {
    name: 'devices that are told what is due, by time',
    up: (db) => db.schema.createIndex('push_subscriptions_by_due').on('push_subscriptions').columns(['due_at', 'uid']).execute(),
    meanwhile: 'A device is a row; ten thousand of them are indexed in less than a second.',
  },
];
