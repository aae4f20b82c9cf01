import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { madeOnce } from './made-once';

const root = resolve(import.meta.dirname, '../../..');

/** A built server in the layout of dist: `dir` holds its code, `clientDir` beside it the pages (none yet). */
export interface Built {
  dir: string;
  clientDir: string;
  remove: () => Promise<void>;
}

const bundle = (own: string) => promisify(execFile)(process.execPath, [join(root, 'scripts/build-server.mjs'), own]);

/** A bundled server of this working tree in a folder of its own, inside the project so that its packages are found. */
export async function buildServer(): Promise<Built> {
  await mkdir(join(root, 'node_modules/.cache'), { recursive: true });
  const dist = await mkdtemp(join(root, 'node_modules/.cache/server-'));
  const dir = join(dist, 'server');
  await cp(await madeOnce('server', bundle), dir, { recursive: true });
  return { dir, clientDir: join(dist, 'client'), remove: () => rm(dist, { recursive: true, force: true }) };
}
