import { createECDH } from 'node:crypto';
import type { Db } from '../engine/store';

/** The keys by which push services know the portal (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  /** 65 bytes: a point of P-256 that is not compressed. */
  publicKey: string;
  /** 32 bytes. It leaves the database only to sign. */
  privateKey: string;
}

/** There is one pair. */
const id = 1;

const stored = (db: Db) =>
  db.selectFrom('push_keys').select(['public_key as publicKey', 'private_key as privateKey']).where('id', '=', id).executeTakeFirst();

function newKeys(): PushKeys {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys().toString('base64url');
  // A number that begins with zeros is shorter.
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
  return { publicKey, privateKey };
}

/**
 * The keys of this portal, which are made at the first call and kept: browsers bind their subscriptions to them. Of several processes that begin together
 * one makes them, and all have the same.
 */
export async function pushKeysOf(db: Db, now: number): Promise<PushKeys> {
  const found = await stored(db);
  if (found !== undefined) return found;
  const { publicKey, privateKey } = newKeys();
  await db
    .insertInto('push_keys')
    .values({ id, public_key: publicKey, private_key: privateKey, made_at: now })
    .onConflict((clash) => clash.column('id').doNothing())
    .execute();
  return (await stored(db)) ?? { publicKey, privateKey };
}
