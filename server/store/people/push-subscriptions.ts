import { hash } from 'node:crypto';
import { pushLimits } from '../../../contract/fields/limits';
import type { DeviceSubscription } from '../../../contract/push/subscription';
import type { Db, Store } from '../engine/store';

/** An address may be longer than what a database indexes. */
const keyOf = (endpoint: string): string => hash('sha256', endpoint, 'base64url');

/**
 * Enters a device of a person. A device that another person had is this one's from now on. The devices that the person had longest give way where there
 * are too many. `now`: epoch milliseconds.
 */
export function addSubscription(store: Store, uid: string, { endpoint, keys }: DeviceSubscription, now: number): Promise<void> {
  const row = { uid, endpoint, p256dh: keys.p256dh, auth: keys.auth, added_at: now };
  return store.atomically(async (tx) => {
    await tx
      .insertInto('push_subscriptions')
      .values({ endpoint_hash: keyOf(endpoint), ...row })
      .onConflict((clash) => clash.column('endpoint_hash').doUpdateSet(row))
      .execute();
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
