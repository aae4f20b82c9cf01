import type { Insertable } from 'kysely';
import type { Tables } from '../engine/schema';
import type { Db } from '../engine/store';

/** Stores a picture; a picture that is stored already is unchanged. */
export async function keepPicture(db: Db, picture: Insertable<Tables['pictures']>): Promise<void> {
  await db
    .insertInto('pictures')
    .values(picture)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The bytes of a picture, or null. */
export async function pictureBytes(db: Db, hash: string): Promise<Buffer<ArrayBuffer> | null> {
  const row = await db.selectFrom('pictures').select('bytes').where('hash', '=', hash).executeTakeFirst();
  return row === undefined ? null : Buffer.from(row.bytes as ArrayBuffer);
}

/** Those of these pictures that are stored, with their sizes. */
export async function picturesKnown(db: Db, hashes: readonly string[]): Promise<Map<string, { width: number; height: number }>> {
  if (hashes.length === 0) return new Map();
  const rows = await db.selectFrom('pictures').select(['hash', 'width', 'height']).where('hash', 'in', hashes).execute();
  return new Map(rows.map(({ hash, ...size }) => [hash, size]));
}
