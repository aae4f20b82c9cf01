import type { Migration } from './migration';
import { big } from './shapes';

/** News by web push (ADR 76). */
export const pushSteps: readonly Migration[] = [
  {
    name: 'keys of push messages',
    up: (db) =>
      db.schema
        .createTable('push_keys')
        .addColumn('id', 'integer', (c) => c.primaryKey())
        .addColumn('public_key', 'text', (c) => c.notNull())
        .addColumn('private_key', 'text', (c) => c.notNull())
        .addColumn('made_at', big, (c) => c.notNull())
        .execute(),
  },
  {
    name: 'devices that get push messages',
    up: (db) =>
      db.schema
        .createTable('push_subscriptions')
        .addColumn('endpoint_hash', 'text', (c) => c.primaryKey())
        .addColumn('uid', 'text', (c) => c.notNull())
        .addColumn('endpoint', 'text', (c) => c.notNull())
        .addColumn('p256dh', 'text', (c) => c.notNull())
        .addColumn('auth', 'text', (c) => c.notNull())
        .addColumn('added_at', big, (c) => c.notNull())
        .execute(),
  },
  {
    name: 'devices that get push messages by person',
    up: (db) => db.schema.createIndex('push_subscriptions_by_uid').on('push_subscriptions').columns(['uid', 'added_at']).execute(),
  },
  {
    name: 'push messages that were sent',
    up: (db) =>
      db.schema
        .createTable('push_sent')
        .addColumn('uid', 'text', (c) => c.notNull())
        .addColumn('code', 'text', (c) => c.notNull())
        .addColumn('assessment_id', big, (c) => c.notNull())
        .addColumn('occasion', big, (c) => c.notNull())
        .addColumn('sent_at', big, (c) => c.notNull())
        .addPrimaryKeyConstraint('push_sent_key', ['uid', 'code', 'assessment_id', 'occasion'])
        .execute(),
  },
  {
    name: 'news of the schedules there are',
    // Frozen: as planned from 0.11.0 on. A schedule whose time has passed is no news.
    up: async (db) => {
      const now = Date.now();
      const rows = await db
        .selectFrom('schedules')
        .select(['assessment_id', 'state', 'opens_at', 'results_at'])
        .where('state', '!=', 'draft')
        .execute();
      const jobs = rows.flatMap(({ assessment_id: id, state, opens_at, results_at }) => {
        const release = results_at === null ? 0 : Math.max(results_at, opens_at ?? 0);
        return [
          ...(state === 'published' && opens_at !== null && opens_at > now
            ? [{ kind: 'opening-news' as const, id, due_at: Math.max(now, opens_at - 3_600_000) }]
            : []),
          ...(release > now ? [{ kind: 'results-news' as const, id, due_at: release }] : []),
        ];
      });
      for (const { kind, id, due_at } of jobs)
        await db
          .insertInto('jobs')
          .values({ name: `${kind} ${id}`, kind, job_key: String(id), due_at, lease_until: 0, holder: '', tries: 0 })
          .onConflict((clash) => clash.doNothing())
          .execute();
    },
    meanwhile:
      'A schedule that a process of the version before changes brings no news of its new times; the job of its old times looks at the schedule first.',
  },
];
