import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** A built server in the layout of dist: `dir` holds its code, `clientDir` beside it the pages (none yet). */
export interface Built {
  dir: string;
  clientDir: string;
  remove: () => Promise<void>;
}

const isMissing = ({ code }: NodeJS.ErrnoException): boolean => code === 'ENOENT';

/** Bundles the server of this working tree once for all files of a run of the tests, into the folder that the run removes at its end. */
async function bundled(folder: string): Promise<void> {
  const own = `${folder}-${process.pid}`;
  await promisify(execFile)(process.execPath, [join(root, 'scripts/build-server.mjs'), own]);
  // Two workers may bundle at the same time; the second one finds the folder of the first.
  await rename(own, folder).catch(() => rm(own, { recursive: true }));
}

/** A bundled server of this working tree in a folder of its own, inside the project so that its packages are found. */
export async function buildServer(): Promise<Built> {
  const folder = inject('builtServer');
  await mkdir(join(root, 'node_modules/.cache'), { recursive: true });
  const dist = await mkdtemp(join(root, 'node_modules/.cache/server-'));
  const dir = join(dist, 'server');
  const copied = () => cp(folder, dir, { recursive: true });
  await copied().catch(async (fault) => {
    if (!isMissing(fault)) throw fault;
    await bundled(folder);
    await copied();
  });
  return { dir, clientDir: join(dist, 'client'), remove: () => rm(dist, { recursive: true, force: true }) };
}
