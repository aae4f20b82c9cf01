import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Reread, reread } from '../../../server/performance/reread';

const freshMs = 2_000;

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
    }, freshMs);
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
    kept.again();
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
});
