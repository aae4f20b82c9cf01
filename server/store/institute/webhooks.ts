import type { Selectable } from 'kysely';
import { isoOf } from '../../../contract/fields/times';
import type { WebhookDelivery, WebhookMessage } from '../../../contract/institute/webhook';
import { webhookLimits } from '../../../contract/institute/webhook';
import type { Tables } from '../engine/schema';
import type { Db, Store, Tx } from '../engine/store';
import { planJob } from '../shared/jobs';

/** Where messages go. */
export interface WebhookTarget {
  url: string;
  /** `whsec_` and base64. */
  secret: string;
}

/** A webhook as the portal uses it. `isOff`: the receiver answered 410. */
export interface StoredWebhook extends WebhookTarget {
  isOff: boolean;
}

/** The webhook that an admin set, and the row that notes whether the one of the settings is off. */
const rows = { ofAdmin: 1, ofSettings: 2 } as const;

const rowOf = (db: Db, id: number) => db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();

/** The webhook of the portal; null: there is none. `fixed`: of the settings, which goes before the one of an admin. */
export async function webhookOf(db: Db, fixed: WebhookTarget | null): Promise<StoredWebhook | null> {
  const row = await rowOf(db, fixed === null ? rows.ofAdmin : rows.ofSettings);
  if (fixed === null) return row === undefined ? null : { url: row.url, secret: row.secret, isOff: row.is_off === 1 };
  return { ...fixed, isOff: row?.url === fixed.url && row.is_off === 1 };
}

async function save(db: Db, id: number, { url, secret, isOff }: StoredWebhook, now: number): Promise<void> {
  const values = { url, secret, is_off: isOff ? 1 : 0, set_at: now };
  await db
    .insertInto('webhooks')
    .values({ id, ...values })
    .onConflict((clash) => clash.column('id').doUpdateSet(values))
    .execute();
}

/** Saves the webhook of an admin, in the place of what there is. `now`: epoch milliseconds. */
export const saveWebhook = (db: Db, target: WebhookTarget, now: number): Promise<void> =>
  save(db, rows.ofAdmin, { ...target, isOff: false }, now);

export async function removeWebhook(db: Db): Promise<void> {
  await db.deleteFrom('webhooks').where('id', '=', rows.ofAdmin).execute();
}

/** Notes that the webhook is told nothing any more, or is told again; of an admin's, only while it has this address. The secret of the settings is not stored. */
export async function switchWebhook(db: Db, fixed: WebhookTarget | null, url: string, isOff: boolean, now: number): Promise<void> {
  if (fixed !== null) return save(db, rows.ofSettings, { url, secret: '', isOff }, now);
  await db
    .updateTable('webhooks')
    .set({ is_off: isOff ? 1 : 0 })
    .where('id', '=', rows.ofAdmin)
    .where('url', '=', url)
    .execute();
}

export type StoredMessage = Selectable<Tables['webhook_messages']>;

/** A message as admins read it. */
export function deliveryFrom({ id, type, made_at, state, tries, status, body }: StoredMessage, dueAt?: number): WebhookDelivery {
  const { assessment } = JSON.parse(body) as WebhookMessage;
  return {
    ...{ id, type, state, tries, status },
    madeAt: isoOf(made_at),
    ...(assessment && { test: assessment.name }),
    ...(state === 'waiting' && dueAt !== undefined && { nextAt: isoOf(dueAt) }),
  };
}

/** When messages that wait are tried again, epoch milliseconds, by id. */
export async function nextTries(db: Db): Promise<ReadonlyMap<string, number>> {
  const due = await db.selectFrom('jobs').select(['job_key', 'due_at']).where('kind', '=', 'webhook').execute();
  return new Map(due.map(({ job_key, due_at }) => [job_key, Number(due_at)]));
}

/** The last messages, the latest first. */
export const lastMessages = (db: Db): Promise<StoredMessage[]> =>
  db.selectFrom('webhook_messages').selectAll().orderBy('made_at', 'desc').orderBy('id').limit(webhookLimits.listed).execute();

/** How many messages since a time were refused more than once, or for good. `since`: epoch milliseconds. */
export async function countRefused(db: Db, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_messages')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('made_at', '>=', since)
    .where((is) => is.or([is('state', '=', 'failed'), is.and([is('state', '=', 'waiting'), is('tries', '>', 1)])]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A message by its id, or null. */
export const messageById = async (db: Db, id: string): Promise<StoredMessage | null> =>
  (await db.selectFrom('webhook_messages').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

/**
 * Enters a message, once for an event, and forgets those of before `keptSince`. Returns whether it is new: of two processes one enters it. Times are epoch
 * milliseconds.
 */
export async function addMessage(tx: Tx, event: string, message: WebhookMessage, now: number, keptSince: number): Promise<boolean> {
  await tx.deleteFrom('webhook_messages').where('made_at', '<', keptSince).execute();
  const { id, type } = message;
  const row = { id, event, type, body: JSON.stringify(message), made_at: now, state: 'waiting' as const, tries: 0, status: null };
  const added = await tx
    .insertInto('webhook_messages')
    .values(row)
    .onConflict((clash) => clash.column('event').doNothing())
    .returning('id')
    .execute();
  return added.length > 0;
}

/** Notes that a try begins. Returns how many there are with it; null where the message waits no more. */
export async function countTry(db: Db, id: string): Promise<number | null> {
  const tried = await db
    .updateTable('webhook_messages')
    .set((to) => ({ tries: to('tries', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('tries')
    .executeTakeFirst();
  return tried?.tries ?? null;
}

/**
 * Notes what became of a try. `status`: null for no answer. `again`: when it is tried again, epoch milliseconds; null: not. Nothing changes where another
 * process has noted an end of the message.
 */
export function noteTry(
  store: Store,
  id: string,
  { state, status, again }: { state: StoredMessage['state']; status: number | null; again: number | null },
): Promise<void> {
  return store.atomically(async (tx) => {
    const noted = await tx
      .updateTable('webhook_messages')
      .set({ state, status })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .returning('id')
      .execute();
    if (noted.length > 0 && again !== null) await planJob(tx, 'webhook', id, again);
  });
}
