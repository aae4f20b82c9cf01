import { hash } from 'node:crypto';
import type { DeviceSubscription, DueWord } from '../../../contract/push/subscription';
import { pushLimits } from '../../../contract/push/subscription';
import { slotOf } from '../../rules/news/revise-news-times';
import type { Db, Store } from '../engine/store';
import { planJob } from '../shared/jobs';

/** An address may be longer than what a database indexes. */
const keyOf = (endpoint: string): string => hash('sha256', endpoint, 'base64url');

const never = { due_at: null, due_count: null, due_offset: null, due_said_at: null } as const;

/** The columns of when a device is told what is due. A time that has passed or is years ahead is none. */
function dueRow(due: DueWord | null, now: number) {
  if (due === null) return never;
  const due_at = slotOf(Date.parse(due.at));
  if (due_at <= now || due_at - now > pushLimits.dueAheadMs) return never;
  return { due_at, due_count: due.count, due_offset: due.offset, due_said_at: now };
}

/**
 * Enters a device of a person, and when it is told what is due. A device that another person had is this one's from now on. The devices that the person had longest give way where there
 * are too many. `now`: epoch milliseconds.
 */
export function addSubscription(
  store: Store,
  uid: string,
  { endpoint, keys, due = null }: DeviceSubscription & { due?: DueWord | null | undefined },
  now: number,
): Promise<void> {
  const row = { uid, endpoint, p256dh: keys.p256dh, auth: keys.auth, added_at: now, ...dueRow(due, now) };
  return store.atomically(async (tx) => {
    await tx
      .insertInto('push_subscriptions')
      .values({ endpoint_hash: keyOf(endpoint), ...row })
      .onConflict((clash) => clash.column('endpoint_hash').doUpdateSet(row))
      .execute();
    if (row.due_at !== null) await planJob(tx, 'due-news', String(row.due_at), row.due_at);
    const kept = await tx
      .selectFrom('push_subscriptions')
      .select('endpoint_hash')
      .where('uid', '=', uid)
      .orderBy('added_at', 'desc')
      .orderBy('endpoint_hash')
      .execute();
    // The one that came now stays, whatever came at the same moment.
    const others = kept.map(({ endpoint_hash }) => endpoint_hash).filter((each) => each !== keyOf(endpoint));
    const tooMany = others.slice(pushLimits.devices - 1);
    if (tooMany.length > 0)
      await tx.deleteFrom('push_subscriptions').where('uid', '=', uid).where('endpoint_hash', 'in', tooMany).execute();
  });
}

/** Removes a device of a person; nothing happens to one of another person. */
export async function removeSubscription(db: Db, uid: string, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('uid', '=', uid).where('endpoint_hash', '=', keyOf(endpoint)).execute();
}

/** The devices of a person, oldest first. */
export async function subscriptionsOf(db: Db, uid: string): Promise<DeviceSubscription[]> {
  const rows = await db.selectFrom('push_subscriptions').selectAll().where('uid', '=', uid).orderBy('added_at').execute();
  return rows.map(({ endpoint, p256dh, auth }) => ({ endpoint, keys: { p256dh, auth } }));
}

/** A device at the time at which its person is told what is due. Times are epoch milliseconds. */
export interface DueDevice {
  device: DeviceSubscription;
  at: number;
  count: number;
  /** Minutes ahead of UTC. */
  offset: number;
  /** When the device said so. */
  saidAt: number;
}

/** The people of devices that are told what is due at a time or before, in the order of their uids, after one of them: at most `limit`. Nobody who is shut out. */
export async function peopleDue(db: Db, at: number, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .leftJoin('shut_outs', 'shut_outs.uid', 'push_subscriptions.uid')
    .select('push_subscriptions.uid as uid')
    .distinct()
    .where('due_at', '<=', at)
    .where('push_subscriptions.uid', '>', after)
    .where('shut_outs.uid', 'is', null)
    .orderBy('push_subscriptions.uid')
    .limit(limit)
    .execute();
  return rows.map(({ uid }) => uid);
}

/** Takes what is due of a person's devices at a time or before: each word is told once. */
export async function takeDue(db: Db, uid: string, until: number): Promise<DueDevice[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('uid', '=', uid)
    .where('due_at', '<=', until)
    .orderBy('due_said_at', 'desc')
    .execute();
  if (rows.length > 0) await db.updateTable('push_subscriptions').set(never).where('uid', '=', uid).where('due_at', '<=', until).execute();
  return rows.map(({ endpoint, p256dh, auth, due_at, due_count, due_offset, due_said_at }) => ({
    ...{ device: { endpoint, keys: { p256dh, auth } }, at: due_at ?? 0, count: due_count ?? 0, offset: due_offset ?? 0 },
    saidAt: due_said_at ?? 0,
  }));
}
