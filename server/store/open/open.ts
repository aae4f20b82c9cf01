import { join } from 'node:path';
import { ensurePrivateFile, makePrivate, makePrivateFolder } from '../../config/private-files';
import { type ConnectionClass, openPostgres } from '../engine/postgres';
import { openSqlite } from '../engine/sqlite/sqlite';
import type { Store } from '../engine/store';
import { erasuresIn, replayErasures } from '../privacy/erase';
import { addToList, listIn, readList } from '../privacy/list-file';
import { migrate } from './migrations/migrate';

/** The embedded database, inside the data folder. */
export const databaseFile = 'portal.db';

interface Place {
  dataDir: string;
  databaseUrl: string | null;
  /** Folder of the built writer thread. Without it the embedded store writes on the calling thread, as in commands and tests. */
  builtDir?: string;
  /** Of PostgreSQL; tests give one that fails where they want. */
  Client?: ConnectionClass;
}

async function connect(place: Place, lost: (fault: Error) => void): Promise<Store> {
  if (place.databaseUrl !== null) return openPostgres(place.databaseUrl, lost, place.Client);
  await makePrivateFolder(place.dataDir);
  const file = join(place.dataDir, databaseFile);
  await ensurePrivateFile(file);
  // SQLite creates these two with the mode of the database; they remain if the last process was killed.
  for (const suffix of ['-wal', '-shm']) await makePrivate(file + suffix);
  return openSqlite(file, place.builtDir);
}

/**
 * Erases again whom an older copy of the database has brought back, by the list beside it, and completes that list. Any copy that is opened is
 * cleaned so: by a server or a command, on SQLite or PostgreSQL.
 */
async function forgetAgain(store: Store, list: string): Promise<void> {
  const texts = await replayErasures(store, await readList(list));
  if (texts.length > 0) await store.scrub(texts);
  await addToList(list, await erasuresIn(store.db));
}

/**
 * Opens the database a configuration names, brings it to this version's schema, and erases again whom it has brought back (ADR 39). Throws what the
 * driver throws.
 */
export async function openStore(place: Place, lost: (fault: Error) => void): Promise<Store> {
  const store = await connect(place, lost);
  try {
    await migrate(store);
    await forgetAgain(store, listIn(place.dataDir));
    await store.finishScrub();
    return store;
  } catch (fault) {
    await store.close();
    throw fault;
  }
}
