import type { Device } from './db';

/** Whether the bytes match the hash. True if the platform has no SHA-256. */
export async function isPicture(hash: string, bytes: ArrayBuffer): Promise<boolean> {
  if (crypto.subtle === undefined) return true;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const name = btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
  return name === hash;
}

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
