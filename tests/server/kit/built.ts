import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../../..');

/** A built server in the layout of dist: `dir` holds its code, `clientDir` beside it the pages (none yet). */
export interface Built {
  dir: string;
  clientDir: string;
  remove: () => Promise<void>;
}

/** Bundles the server of this working tree into a folder of its own, inside the project so that its packages are found. */
export async function buildServer(): Promise<Built> {
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const dist = await mkdtemp(join(cache, 'server-'));
  const dir = join(dist, 'server');
  await promisify(execFile)(process.execPath, [join(root, 'scripts/build-server.mjs'), dir]);
  return { dir, clientDir: join(dist, 'client'), remove: () => rm(dist, { recursive: true, force: true }) };
}
