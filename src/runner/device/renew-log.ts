import type { Device } from './db';

/**
 * LevelDB starts a new log at 4 MiB and drops the previous one after the next 4 MiB, so 9.6 MB leave no old log. Chromium writes twice as
 * much, because it can undo.
 */
const rounds = 10;
const rowsOfARound = 16;
/** Chromium stores larger values in files beside the log. Random bytes cannot be compressed. */
const rowBytes = 60_000;

/**
 * Makes the browser start a new log, and allows writes again (`StoreLog`). Rejects with `QuotaExceededError` if there is no room. The next
 * sweep of pictures removes what a killed renewal leaves behind.
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
