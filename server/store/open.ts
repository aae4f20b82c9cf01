import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from './migrate';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';
import type { Store } from './store';

/** The embedded database, inside the data folder. */
export const databaseFile = 'portal.db';

interface Place {
  dataDir: string;
  databaseUrl: string | null;
  /** Where the built writer thread lies. Without it the embedded store writes on the thread that asks, as commands and tests do. */
  builtDir?: string;
}

async function connect(place: Place, lost: (fault: Error) => void): Promise<Store> {
  if (place.databaseUrl !== null) return openPostgres(place.databaseUrl, lost);
  await mkdir(place.dataDir, { recursive: true });
  return openSqlite(join(place.dataDir, databaseFile), place.builtDir);
}

/** Opens the database a configuration names and brings it to this version's schema. Throws what the driver throws. */
export async function openStore(place: Place, lost: (fault: Error) => void): Promise<Store> {
  const store = await connect(place, lost);
  try {
    await migrate(store);
    return store;
  } catch (fault) {
    await store.close();
    throw fault;
  }
}
