import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../tests/server/kit/postgres';
import { postgresBin } from '../../tests/server/kit/postgres-programs';

/** The store of a bench. */
export interface Place {
  engine: string;
  dataDir: string;
  databaseUrl: string | null;
}

const folders: string[] = [];

export async function freshFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'bench-'));
  folders.push(dir);
  return dir;
}

export async function removeFolders(): Promise<void> {
  for (const dir of folders.splice(0)) await rm(dir, { recursive: true, force: true });
}

/** Runs a bench on the embedded store and, where PostgreSQL is installed, on a PostgreSQL of its own with durable commits. */
export async function onBothStores(bench: (fresh: () => Promise<Place>) => Promise<void>): Promise<void> {
  const bin = await postgresBin();
  try {
    await bench(async () => ({ engine: 'SQLite', dataDir: await freshFolder(), databaseUrl: null }));
    if (bin === null) {
      process.stdout.write('\nPostgreSQL is not installed here.\n');
      return;
    }
    const postgres = await startPostgres(bin, { isDurable: true });
    await bench(async () => ({ engine: 'PostgreSQL', dataDir: await freshFolder(), databaseUrl: await postgres.database() }));
    await postgres.stop();
  } finally {
    await removeFolders();
  }
}
