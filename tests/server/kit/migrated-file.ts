import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseFile, openStore } from '../../../server/store/open/open';
import { madeOnce } from './made-once';
import { ownFolder } from './own-folder';

/** Fills a folder with an embedded database of the schema of this version. */
async function makeModel(own: string): Promise<void> {
  const dataDir = await ownFolder();
  await (await openStore({ dataDir, databaseUrl: null }, () => undefined)).close();
  await mkdir(own);
  await copyFile(join(dataDir, databaseFile), join(own, databaseFile));
  await rm(dataDir, { recursive: true });
}

/** Puts an embedded database with the schema of this version into a folder: a copy, which takes a twentieth of the time of the schema's steps. */
export async function putMigrated(dataDir: string): Promise<void> {
  const model = await madeOnce('migrated', makeModel);
  await copyFile(join(model, databaseFile), join(dataDir, databaseFile));
}
