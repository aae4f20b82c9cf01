import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from './migrate';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';
import type { Store } from './store';

interface Place {
  dataDir: string;
  databaseUrl: string | null;
}

async function connect(place: Place, lost: (fault: Error) => void): Promise<Store> {
  if (place.databaseUrl !== null) return openPostgres(place.databaseUrl, lost);
  await mkdir(place.dataDir, { recursive: true });
  return openSqlite(join(place.dataDir, 'portal.db'));
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
