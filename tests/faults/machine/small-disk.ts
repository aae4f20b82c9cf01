import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const megabyte = 1024 * 1024;

/** A file system of its own with a size that can be used up, mounted below the system's temporary folder. */
export class SmallDisk {
  readonly path = mkdtempSync(join(tmpdir(), 'small-disk-'));
  /** Why there is no such file system; null while it is mounted. */
  readonly refusal: string | null;
  readonly #filler = join(this.path, 'filler');

  constructor(megabytes: number) {
    const { status, stderr, error } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', this.path]);
    this.refusal = status === 0 ? null : `A small file system cannot be mounted here: ${error?.message ?? String(stderr).trim()}`;
  }

  /** Writes a file until the file system has no room for one byte more; what it gave up since the last call too. */
  fillsUp(): void {
    const file = openSync(this.#filler, 'a');
    try {
      for (let size = megabyte; size >= 1; size = Math.floor(size / 2)) writesAll(file, Buffer.alloc(size));
    } finally {
      closeSync(file);
    }
  }

  makesSpace(): void {
    rmSync(this.#filler, { force: true });
  }

  /** Also while a process that has not ended yet holds a file open. */
  unmounts(): void {
    if (this.refusal === null) spawnSync('umount', ['--lazy', this.path], { stdio: 'inherit' });
    rmdirSync(this.path);
  }
}

/** Appends the block over and over, as long as there is room. */
function writesAll(file: number, block: Buffer): void {
  try {
    while (writeSync(file, block) === block.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
