import type { Table } from 'dexie';

/**
 * LevelDB starts a new log at 4 MiB and drops the previous one after the next 4 MiB, so 9.6 MB leave no old log. Chromium writes twice as
 * much, because it can undo.
 */
const rounds = 10;
const rowsOfARound = 16;
/** Chromium stores larger values in files beside the log. Random bytes cannot be compressed. */
const rowBytes = 60_000;

const roomProbe = '/store-log-room';
/** Room that a renewal needs for a while: its logs, and the tables that they become. */
const roomBytes = 24_000_000;
const blockBytes = 1_000_000;

/** Whether the disk has room for a renewal; writes a probe to Cache Storage. Without Cache Storage nobody knows. */
export async function hasRoom(caches: CacheStorage | undefined, cacheName: string): Promise<boolean> {
  if (caches === undefined) return true;
  try {
    const cache = await caches.open(cacheName);
    const block = new Uint8Array(blockBytes);
    await cache.put(roomProbe, new Response(new Blob(Array.from({ length: roomBytes / blockBytes }, () => block))));
    return await cache.delete(roomProbe);
  } catch {
    return false;
  }
}

/** Milliseconds. A database that gets a request while it closes never finishes closing. */
const closingMs = 100;

/** A device's log, and the store that is filled for a while. */
interface Renewed {
  log: { cacheName: string; isCut: boolean; renewed: () => Promise<void> };
  open: () => PromiseLike<unknown>;
  pictures: Table<{ hash: string; size: number; bytes: ArrayBuffer }, string>;
}

/**
 * Makes the browser start a new log, for a `StoreLog`. Rejects with `QuotaExceededError` if there is no room. The next sweep of pictures removes
 * what a killed renewal leaves behind. A database that is made anew, after the person cleared the site's data, has a new log already.
 */
export async function renewLog(db: Renewed): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, closingMs));
  await db.open();
  if (!db.log.isCut) return;
  if (!(await hasRoom(globalThis.caches, db.log.cacheName))) throw new DOMException('No room for a new log', 'QuotaExceededError');
  const bytes = crypto.getRandomValues(new Uint8Array(rowBytes)).buffer;
  const rows = Array.from({ length: rowsOfARound }, (_, i) => ({ hash: `filler-${i}`, size: rowBytes, bytes }));
  for (let round = 0; round < rounds; round++) await db.pictures.bulkPut(rows);
  await db.pictures.bulkDelete(rows.map(({ hash }) => hash));
  await db.log.renewed();
}
