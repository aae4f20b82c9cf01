import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const megabyte = 1024 * 1024;

/** A file system of limited size, mounted below the system's temporary folder. */
export class SmallDisk {
  readonly path = mkdtempSync(join(tmpdir(), 'small-disk-'));
  /** Why no such file system could be mounted, or null while it is mounted. */
  readonly refusal: string | null;
  readonly #filler = join(this.path, 'filler');

  constructor(megabytes: number) {
    const { status, stderr, error } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', this.path]);
    this.refusal = status === 0 ? null : `A small file system cannot be mounted here: ${error?.message ?? String(stderr).trim()}`;
  }

  /** Fills the file system to the last byte, including space that was freed since the last call. */
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

  /** Lazy: a process that has not ended yet may hold a file open. */
  unmounts(): void {
    if (this.refusal === null) spawnSync('umount', ['--lazy', this.path], { stdio: 'inherit' });
    rmdirSync(this.path);
  }
}

/** Appends the block until there is no room. */
function writesAll(file: number, block: Buffer): void {
  try {
    while (writeSync(file, block) === block.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
