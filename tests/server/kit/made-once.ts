import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';

/** A folder that one worker of a run fills for all its files, into `own`. Two workers may do so at the same time: the second one finds the folder of the first. */
export async function madeOnce(name: string, fill: (own: string) => Promise<unknown>): Promise<string> {
  const folder = join(inject('madeOnce'), name);
  if (existsSync(folder)) return folder;
  const own = `${folder}-${process.pid}`;
  await mkdir(dirname(own), { recursive: true });
  await fill(own);
  await rename(own, folder).catch(() => rm(own, { recursive: true }));
  return folder;
}
