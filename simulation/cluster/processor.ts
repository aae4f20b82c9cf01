import type { VirtualClock } from '../clock/virtual-clock';
import { type Watched, watched } from '../clock/watched';

/** Cores that do one job after the other, in the order of arrival. */
export interface Processor {
  /** Runs `done` when so many milliseconds of a core were spent on the job. */
  work(costMs: number, done: () => void): void;
  /** Forgets the jobs under way: the machine is dead. */
  dies(): void;
  /** Time that all cores were busy, for each core. */
  readonly busyMs: number;
  readonly waiting: Watched;
}

export function processor(name: string, cores: number, clock: VirtualClock): Processor {
  const freeAt = new Array<number>(cores).fill(0);
  const waiting = watched(name, clock.now);
  let busyMs = 0;
  let life = 0;
  return {
    work(costMs, done) {
      let first = 0;
      for (let core = 1; core < cores; core += 1) if ((freeAt[core] ?? 0) < (freeAt[first] ?? 0)) first = core;
      const end = Math.max(clock.now(), freeAt[first] ?? 0) + costMs;
      const born = life;
      freeAt[first] = end;
      busyMs += costMs / cores;
      waiting.changes(1);
      clock.after(end - clock.now(), () => {
        if (born !== life) return;
        waiting.changes(-1);
        done();
      });
    },
    dies() {
      life += 1;
      waiting.changes(-waiting.length);
      freeAt.fill(0);
    },
    get busyMs() {
      return busyMs;
    },
    waiting,
  };
}

/** A disk that makes all bytes durable that have come, then all that came meanwhile: commits share a flush. */
export interface Disk {
  /** Runs `done` when so many bytes are durable. */
  writes(bytes: number, done: () => void): void;
  /** Lets flushes wait, or go on. */
  isStalled(stalled: boolean): void;
  readonly waiting: Watched;
}

/** `flushMs`: one flush without bytes; `bytesPerMs`: what a flush writes. */
export function disk(name: string, { flushMs, bytesPerMs }: { flushMs: number; bytesPerMs: number }, clock: VirtualClock): Disk {
  const waiting = watched(name, clock.now);
  let next: { bytes: number; done: () => void }[] = [];
  let [isBusy, isStalled] = [false, false];
  function flush(): void {
    if (isBusy || isStalled || next.length === 0) return;
    const group = next;
    next = [];
    isBusy = true;
    const bytes = group.reduce((sum, each) => sum + each.bytes, 0);
    clock.after(flushMs + bytes / bytesPerMs, () => {
      isBusy = false;
      waiting.changes(-group.length);
      for (const { done } of group) done();
      flush();
    });
  }
  return {
    writes(bytes, done) {
      next.push({ bytes, done });
      waiting.changes(1);
      flush();
    },
    isStalled(stalled) {
      isStalled = stalled;
      flush();
    },
    waiting,
  };
}
