import type { Device } from './db';

/** LevelDB begins a new log at 4 MiB, and has dropped the one before it when the next 4 MiB are full; so 9.6 MB leave no old log. Chromium writes twice as much, as it can undo. */
const rounds = 10;
const rowsOfARound = 16;
/** Chromium keeps larger values in files beside the log. Random bytes cannot be compressed. */
const rowBytes = 60_000;

/**
 * Makes the browser begin a new log, and lets writes in again (`StoreLog`). Rejects where there is no room for it. What a kill leaves behind
 * goes with the next sweep of pictures.
 */
export async function renewLog(db: Device): Promise<void> {
  if (!(await db.log.hasRoom())) throw new DOMException('No room for a new log', 'QuotaExceededError');
  db.log.release();
  const bytes = crypto.getRandomValues(new Uint8Array(rowBytes)).buffer;
  const rows = Array.from({ length: rowsOfARound }, (_, i) => ({ hash: `filler-${i}`, size: rowBytes, bytes }));
  for (let round = 0; round < rounds; round++) await db.pictures.bulkPut(rows);
  await db.pictures.bulkDelete(rows.map(({ hash }) => hash));
  await db.log.renewed();
}
