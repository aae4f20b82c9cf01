import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import Libsql from 'libsql';
import { migrations } from './migrations';
import { databaseFile } from './open';

/** Forces a file, and the folder's word that it is there, onto the disk. */
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

/** Runs `work` on a database file that must be there. */
function inside<T>(file: string, work: (database: Libsql.Database) => T): T {
  const database = new Libsql(file, { fileMustExist: true } as Libsql.Options);
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Throws a sentence where a file is no whole database of ours, or one of a later version. */
function demandOurs(file: string): void {
  const newest = (() => {
    try {
      return inside(file, (database) => {
        const [check] = database.prepare('pragma integrity_check').all() as { integrity_check: string }[];
        const row = database.prepare('select max(id) as id from migrations').get() as { id: number };
        return check?.integrity_check === 'ok' ? row.id : null;
      });
    } catch {
      return null;
    }
  })();
  if (newest === null) throw new Error(`${file} is no backup of a portal, or it is damaged.`);
  if (newest >= migrations.length) throw new Error(`${file} comes from a later version of the portal.`);
}

/**
 * Copies the embedded database into a new file, whole and as it stood at one moment, while the portal goes on writing. Answers its bytes.
 * Throws a sentence where the file is there already or there is nothing to copy.
 */
export async function backUp(dataDir: string, file: string): Promise<number> {
  const database = join(dataDir, databaseFile);
  if (!(await exists(database))) throw new Error(`There is no database in ${dataDir}.`);
  if (await exists(file)) throw new Error(`${file} is there already.`);
  const half = `${file}.part`;
  await rm(half, { force: true });
  inside(database, (source) => source.prepare('vacuum into ?').run(half));
  demandOurs(half);
  await settle(half);
  await rename(half, file);
  await settle(file);
  return (await stat(file)).size;
}

/** Nobody else may have the file open; leaving WAL is what SQLite lets only the last connection do. */
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
 * Puts a backup in the place of the embedded database, all or nothing. Answers the name under which the old one is kept, or null where there was none.
 * Throws a sentence where the file is no backup or the portal is running.
 */
export async function restore(dataDir: string, file: string): Promise<string | null> {
  if (!(await exists(file))) throw new Error(`There is no file ${file}.`);
  demandOurs(file);
  await mkdir(dataDir, { recursive: true });
  const database = join(dataDir, databaseFile);
  const isThere = await exists(database);
  if (isThere) demandStopped(database);
  const half = `${database}.part`;
  await copyFile(file, half);
  await settle(half);
  const kept = `${database}.before-${new Date().toISOString().replace(/\W/g, '')}`;
  if (isThere) await rename(database, kept);
  await rename(half, database);
  await settle(database);
  return isThere ? kept : null;
}
