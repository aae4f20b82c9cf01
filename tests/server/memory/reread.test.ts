import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Reread, reread } from '../../../server/memory/reread';

const freshMs = 2_000;
const alone = { freshMs, patienceMs: freshMs, isShared: false };

describe('a value that is read again', () => {
  let version: number;
  let reads: number;
  let isAway: boolean;
  let release: (() => void)[];
  let kept: Reread<{ version: number }>;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    [version, reads, isAway, release] = [1, 0, false, []];
    kept = reread(async () => {
      reads += 1;
      const seen = { version };
      if (release.length > 0) await new Promise<void>((resolve) => release.push(resolve));
      if (isAway) throw new Error('away');
      return seen;
    }, alone);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is read once for all that ask at the same time, and is there at once while it is fresh', async () => {
    const all = await Promise.all([kept.current(), kept.current(), kept.current()]);
    expect([all.map((value) => value.version), reads]).toEqual([[1, 1, 1], 1]);
    vi.advanceTimersByTime(freshMs - 1);
    expect(kept.current()).toEqual({ version: 1 });
    expect(reads).toBe(1);
  });

  it('is read again after its time', async () => {
    await kept.current();
    version = 2;
    vi.advanceTimersByTime(freshMs);
    expect(await kept.current()).toEqual({ version: 2 });
    expect(reads).toBe(2);
  });

  it('is read again after a change, even while an older reading is under way', async () => {
    release.push(() => undefined);
    const older = kept.current();
    version = 2;
    kept.stale();
    const newer = kept.current();
    for (const go of release.splice(0).toReversed()) go();
    expect(await newer).toEqual({ version: 2 });
    expect(await older).toEqual({ version: 1 });
    expect(kept.current()).toEqual({ version: 2 });
  });

  it('is what was read last while the source is away, and rejects if there is nothing', async () => {
    isAway = true;
    await expect(kept.current()).rejects.toThrow('away');
    isAway = false;
    await kept.current();
    isAway = true;
    vi.advanceTimersByTime(freshMs);
    expect(await kept.current()).toEqual({ version: 1 });
    expect(kept.current()).toEqual({ version: 1 });
    isAway = false;
    version = 2;
    vi.advanceTimersByTime(freshMs);
    expect(await kept.current()).toEqual({ version: 2 });
  });

  it('is what was read last while the source answers nothing, and is read anew when its connection must be lost', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
    await kept.current();
    version = 2;
    release.push(() => undefined);
    vi.advanceTimersByTime(freshMs);
    const waiting = kept.current();
    vi.advanceTimersByTime(freshMs);
    expect(await waiting).toEqual({ version: 1 });
    expect(await kept.current()).toEqual({ version: 1 });
    expect(reads).toBe(2);
    release = [];
    vi.advanceTimersByTime(10_000);
    expect(await kept.current()).toEqual({ version: 2 });
    expect([kept.current(), reads]).toEqual([{ version: 2 }, 3]);
  });

  it('is read anew for who asks when a slow reading is older than a value may be, and before the patience ends', async () => {
    const slow = reread(
      async () => {
        reads += 1;
        const seen = { version };
        if (version === 1) await new Promise<void>((resolve) => release.push(resolve));
        return seen;
      },
      { freshMs: 10, patienceMs: 60_000, isShared: false },
    );
    const first = slow.current();
    expect(slow.current()).toBe(first);
    vi.advanceTimersByTime(10);
    version = 2;
    expect(await slow.current()).toEqual({ version: 2 });
    for (const go of release) go();
    expect([await first, slow.current(), reads]).toEqual([{ version: 1 }, { version: 2 }, 2]);
  });

  it('rests after a failure, so that a database that is away is asked once for all of that time', async () => {
    await kept.current();
    isAway = true;
    vi.advanceTimersByTime(freshMs);
    await kept.current();
    for (let at = 0; at < 5; at += 1) await kept.current();
    expect(reads).toBe(2);
  });

  it('holds in another process when its change says so, and never before the change is committed', async () => {
    vi.useRealTimers();
    const shared = { freshMs: 40, patienceMs: 1_000, isShared: true };
    const stored = { version: 1 };
    const process = () => reread(async () => ({ ...stored }), shared);
    const [mine, theirs] = [process(), process()];
    await Promise.all([mine.current(), theirs.current()]);
    stored.version = 2;
    const held = mine.changed();
    expect([await mine.current(), await theirs.current()]).toEqual([{ version: 2 }, { version: 1 }]);
    await held;
    expect(await theirs.current()).toEqual({ version: 2 });
  });
});
