import type { Selectable } from 'kysely';
import type { Tables } from '../../engine/schema';
import type { Db } from '../../engine/store';

/** A key that signs tokens of the portal's own. */
export type SigningKey = Selectable<Tables['signing_keys']>;

/** All keys, the one that signs last. */
export const signingKeys = (db: Db): Promise<SigningKey[]> => db.selectFrom('signing_keys').selectAll().orderBy('place').execute();

/** Adds a key unless there is one at its place: of processes that start together, one adds. */
export async function addSigningKey(db: Db, key: SigningKey): Promise<void> {
  await db
    .insertInto('signing_keys')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes the keys before a place. */
export async function dropSigningKeys(db: Db, place: number): Promise<void> {
  await db.deleteFrom('signing_keys').where('place', '<', place).execute();
}
