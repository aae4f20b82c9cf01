import type { Device } from './db';

/** Whether bytes are the picture of this name. Where the platform cannot say, they count as it. */
export async function isPicture(hash: string, bytes: ArrayBuffer): Promise<boolean> {
  if (crypto.subtle === undefined) return true;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const name = btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
  return name === hash;
}

/** Puts the bytes of a picture on the device. Throws what the store throws. */
export async function keepPicture(db: Device, hash: string, bytes: ArrayBuffer): Promise<void> {
  await db.pictures.put({ hash, size: bytes.byteLength, bytes });
}

export const pictureOn = async (db: Device, hash: string): Promise<ArrayBuffer | null> => (await db.pictures.get(hash))?.bytes ?? null;

/** The pictures on this device with the bytes each takes; the pictures themselves are not read. */
export async function pictureSizes(db: Device): Promise<ReadonlyMap<string, number>> {
  const keys = await db.pictures.orderBy('[hash+size]').keys();
  return new Map(keys as unknown as [string, number][]);
}
