import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyPrivately, ensurePrivateFile, makePrivate, makePrivateFolder } from '../../config/private-files';
import { addToList, listBeside, listIn, readList } from '../privacy/list-file';
import { databaseFile, openStore } from './open';
import { demandOurs, erasuresInFile, inside } from './our-file';

/** Makes a file and its entry in the folder durable (fsync). */
async function settle(file: string): Promise<void> {
  for (const path of [file, dirname(file)]) {
    const handle = await open(path, 'r');
    await handle.sync();
    await handle.close();
  }
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/**
 * Copies the embedded database into a new file, complete and consistent, while the portal keeps writing, and adds the list of erasures to the one beside
 * the file. Returns the size in bytes.
 * Throws a sentence if the file exists already or there is no database.
 */
export async function backUp(dataDir: string, file: string): Promise<number> {
  const database = join(dataDir, databaseFile);
  if (!(await exists(database))) throw new Error(`There is no database in ${dataDir}.`);
  if (await exists(file)) throw new Error(`${file} is there already.`);
  const half = `${file}.part`;
  await rm(half, { force: true });
  // SQLite fills an existing empty file and keeps its mode.
  await ensurePrivateFile(half);
  inside(database, (source) => source.prepare('vacuum into ?').run(half));
  demandOurs(half);
  await settle(half);
  await rename(half, file);
  await settle(file);
  await addToList(listBeside(file), erasuresInFile(file));
  return (await stat(file)).size;
}

/** No other process may have the file open: SQLite lets only the last connection leave WAL mode. */
function demandStopped(database: string): void {
  const mode = inside(database, (open) => {
    try {
      return (open.prepare('pragma journal_mode = delete').get() as { journal_mode: string }).journal_mode;
    } catch {
      return 'locked';
    }
  });
  if (mode !== 'delete') throw new Error('The portal is running on this database. Stop it first.');
}

/**
 * Replaces the embedded database by a backup, all or nothing, and erases again whom the backup has brought back (ADR 39). Returns the new name of the old database, or null if there was none.
 * Throws a sentence if the file is no backup or the portal is running.
 */
export async function restore(dataDir: string, file: string): Promise<string | null> {
  if (!(await exists(file))) throw new Error(`There is no file ${file}.`);
  demandOurs(file);
  await makePrivateFolder(dataDir);
  const database = join(dataDir, databaseFile);
  const isThere = await exists(database);
  if (isThere) demandStopped(database);
  const half = `${database}.part`;
  await copyPrivately(file, half);
  await settle(half);
  // Before the database of today goes: its list may be the only one that knows of the latest erasures.
  await addToList(listIn(dataDir), [...(await readList(listBeside(file))), ...(isThere ? erasuresInFile(database) : [])]);
  const kept = `${database}.before-${new Date().toISOString().replace(/\W/g, '')}`;
  if (isThere) {
    await makePrivate(database);
    await rename(database, kept);
  }
  await rename(half, database);
  await settle(database);
  // Whoever opens a database cleans it; done here, no copy with an erased person waits for the next start.
  const store = await openStore({ dataDir, databaseUrl: null }, () => undefined);
  await store.close();
  return isThere ? kept : null;
}
