import type { Migration } from './migration';

/** What is done by the clock (ADR 63). */
export const jobs: readonly Migration[] = [
  {
    name: 'jobs by the clock',
    up: (db) =>
      db.schema
        .createTable('jobs')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('job_key', 'text', (c) => c.notNull())
        .addColumn('due_at', 'bigint', (c) => c.notNull())
        .addColumn('lease_until', 'bigint', (c) => c.notNull())
        .addColumn('holder', 'text', (c) => c.notNull())
        .addColumn('tries', 'integer', (c) => c.notNull())
        .execute(),
  },
];
