import type { Device } from './db';

/** Stores a picture. Rejects with the errors of the database. */
export async function keepPicture(db: Device, hash: string, bytes: ArrayBuffer): Promise<void> {
  await db.pictures.put({ hash, size: bytes.byteLength, bytes });
}

export const pictureOn = async (db: Device, hash: string): Promise<ArrayBuffer | null> => (await db.pictures.get(hash))?.bytes ?? null;

/** Returns the size in bytes of each stored picture, by hash, without reading the pictures. */
export async function pictureSizes(db: Device): Promise<ReadonlyMap<string, number>> {
  const keys = await db.pictures.orderBy('[hash+size]').keys();
  return new Map(keys as unknown as [string, number][]);
}
