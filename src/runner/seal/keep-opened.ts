import type { Device, OpenedBy, PictureRow } from '../device/db';
import { hasDigest } from '../device/digest';
import { pictureOn } from '../device/pictures';
import { decrypt, keyOf } from './ciphertext';
import type { Opened } from './open-seal';

/**
 * Returns the rows of those pictures whose ciphertexts are on the device. A picture that is missing or damaged is left out: it is fetched
 * under its own hash after the opening.
 */
async function picturesOf(db: Device, { pictures, sizes }: Opened, bytes: Uint8Array<ArrayBuffer>): Promise<PictureRow[]> {
  const key = await keyOf(bytes);
  const rows = Object.entries(pictures).map(async ([hash, sealedHash]): Promise<PictureRow[]> => {
    const sealed = await pictureOn(db, sealedHash);
    const filled = sealed && (await decrypt(key, new Uint8Array(sealed)).catch(() => null));
    const clear = filled?.slice(0, sizes[hash] ?? filled.byteLength);
    return clear && (await hasDigest(hash, clear)) ? [{ hash, size: clear.byteLength, bytes: clear }] : [];
  });
  return (await Promise.all(rows)).flat();
}

/**
 * Puts an opened paper in the place of its sealed row, with its pictures, in one transaction. Ciphertexts of pictures stay until the next
 * sweep: another person's sealed paper may need them. Rejects with the errors of the database.
 */
export async function keepOpened(db: Device, uid: string, opened: Opened, key: Uint8Array<ArrayBuffer>, openedBy: OpenedBy): Promise<void> {
  const pictures = await picturesOf(db, opened, key);
  await db.transaction('rw', db.papers, db.pictures, async () => {
    await db.pictures.bulkPut(pictures);
    await db.papers.put({ ...opened.paper, uid, openedBy });
  });
}
