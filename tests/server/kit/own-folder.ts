import { statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder in memory where there is one with a gigabyte free: SQLite waits for the disk at every commit, a quarter of the time of its suites. */
function placeOfFolders(): string {
  const memory = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > 2 ** 30 ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

const place = placeOfFolders();

export const ownFolder = (): Promise<string> => mkdtemp(join(place, 'portal-'));
