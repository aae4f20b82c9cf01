import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * A system clock of one browser and all its processes. Their monotonic clocks are not changed. A preloaded library, compiled here, shifts
 * the clock: under libfaketime, Chromium takes 16 to 40 s to start, or does not start at all.
 */
export class ShiftedClock {
  /** Why the clock cannot be set on this machine, or null. */
  readonly refusal: string | null;
  readonly #folder = mkdtempSync(join(tmpdir(), 'shifted-clock-'));
  readonly #library = join(this.#folder, 'clock-shift.so');
  readonly #file = join(this.#folder, 'seconds');

  constructor() {
    writeFileSync(this.#file, Buffer.alloc(8));
    const source = resolve('tests/faults/machine/clock-shift.c');
    const { status } = spawnSync('cc', ['-O2', '-shared', '-fPIC', '-o', this.#library, source, '-ldl'], { stdio: 'ignore' });
    const isCompiled = process.platform === 'linux' && status === 0;
    this.refusal = isCompiled
      ? null
      : 'The clock of a browser cannot be set here: it takes Linux and a C compiler (Debian: gcc, libc6-dev).';
  }

  /** Sets the clock this many hours off the true time, for running and future processes. */
  sets(hours: number): void {
    const seconds = Buffer.alloc(8);
    seconds.writeBigInt64LE(BigInt(Math.round(hours * 3_600)));
    // Written in place: running processes have mapped this file.
    const file = openSync(this.#file, 'r+');
    writeSync(file, seconds, 0, seconds.length, 0);
    closeSync(file);
  }

  /** The environment variables that a browser needs to use this clock. */
  get env(): Record<string, string> {
    return { LD_PRELOAD: this.#library, CLOCK_SHIFT_FILE: this.#file };
  }

  removes(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
