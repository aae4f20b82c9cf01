import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RateLimit, rateLimit } from '../../../server/limits/bucket';
import { exchangeIn } from '../../../server/limits/exchange';
import { type Exchange, openSharedLimits, type SharedLimits, type ToldCounts } from '../../../server/limits/shared-limits';
import { openPortal, type TestPortal } from '../kit/portal';

const perMinute = 600;

/** A process with one limit, whose rounds a test makes. */
interface Process {
  limit: RateLimit;
  shared: SharedLimits;
}

describe('a limit that several processes keep', () => {
  let now: number;
  let board: Map<string, ToldCounts>;
  let isAway: boolean;
  let processes: Process[];

  const exchange = (name: string): Exchange => ({
    async tell(own) {
      if (isAway) throw new Error('away');
      board.set(name, structuredClone(own));
      return new Map([...board].filter(([other]) => other !== name));
    },
    async leave() {
      board.delete(name);
    },
  });
  const process = (name: string): Process => {
    const limit = rateLimit(
      perMinute,
      () => now,
      () => undefined,
    );
    return { limit, shared: openSharedLimits({ user: limit }, exchange(name), () => now) };
  };
  const rounds = async () => {
    // Twice: a process that tells first hears the others in its next round.
    for (let at = 0; at < 2; at += 1) for (const { shared } of processes) await shared.round().catch(() => undefined);
  };
  /** `count` requests, each to another process than the one before; how many were given. */
  const ask = (count: number, key = 'asha', to = processes): number =>
    Array.from({ length: count }, (_, at) => to[at % to.length]?.limit.take(key)).filter((wait) => wait === 0).length;
  /** Seconds of asking for more than there is. */
  async function press(seconds: number, perSecond: number): Promise<number> {
    let given = 0;
    for (let at = 0; at < seconds; at += 1) {
      given += ask(perSecond);
      await rounds();
      now += 1_000;
    }
    return given;
  }

  beforeEach(() => {
    now = 1_000;
    board = new Map();
    isAway = false;
    processes = ['a', 'b', 'c'].map(process);
  });

  it('gives a minute’s worth in all, whichever process is asked', async () => {
    let given = 0;
    for (let at = 0; at < 12; at += 1) {
      given += ask(60);
      await rounds();
    }
    expect(given).toBe(perMinute);
    expect(ask(30)).toBe(0);
    expect(ask(1, 'ravi')).toBe(1);
  });

  it('gives in the long run what one process would give; what was given too much before the others heard is owed', async () => {
    // All at once: each process gives a whole bucket before it has heard of the others.
    expect(ask(3 * perMinute)).toBe(3 * perMinute);
    await rounds();
    const given = 3 * perMinute + (await press(600, 100));
    const [exactly, late] = [perMinute * 11, perMinute * 0.1];
    expect(given).toBeGreaterThan(exactly - late);
    expect(given).toBeLessThan(exactly + late);
  });

  it('never refuses who stays below it, however uneven the balancer is', async () => {
    for (const to of [processes, processes.slice(0, 1), processes.slice(1)])
      for (let at = 0; at < 120; at += 1) {
        expect(ask(10, 'asha', to)).toBe(10);
        await rounds();
        now += 1_000;
      }
  });

  it('owes nothing to a process that has not been heard for long, or never: its requests of minutes ago count no more', async () => {
    const [one, two] = processes as [Process, Process];
    for (let at = 0; at < 300; at += 1) {
      ask(9, 'hall', [one]);
      await one.shared.round();
      now += 1_000;
    }
    ask(60, 'asha', [two]);
    await two.shared.round();
    expect(ask(perMinute, 'hall', [two])).toBe(perMinute);

    isAway = true;
    for (let at = 0; at < 300; at += 1) {
      ask(9, 'hall', [one]);
      now += 1_000;
    }
    isAway = false;
    await rounds();
    expect(ask(500, 'hall', [two])).toBe(500);
  });

  it('owes nothing for what each gave while none heard the other', async () => {
    const both = processes.slice(0, 2);
    const seconds = async (count: number) => {
      for (let at = 0; at < count; at += 1) {
        expect(ask(10, 'hall', both)).toBe(10);
        await rounds();
        now += 1_000;
      }
    };
    await seconds(20);
    isAway = true;
    await seconds(300);
    isAway = false;
    // The database answers what was told in the last seconds only.
    board.clear();
    await seconds(20);
  });

  it('owes what a process gives that was quiet for a while, although its count begins anew', async () => {
    const [one, two] = processes as [Process, Process];
    ask(300, 'hall', [one]);
    for (let at = 0; at < 70; at += 1) {
      ask(3, 'hall', [two]);
      await rounds();
      now += 1_000;
    }
    expect([...board.keys()]).toEqual(['b']);
    ask(200, 'hall', [one]);
    await rounds();
    const left = ask(perMinute, 'hall', [two]);
    expect(left).toBeGreaterThan(390);
    expect(left).toBeLessThan(410);
  });

  it('tells nothing of those who ask for little, and takes back what it told once all are quiet', async () => {
    for (let at = 0; at < 500; at += 1) ask(24, `learner-${at}`);
    await rounds();
    expect(board.size).toBe(0);
    ask(300);
    await rounds();
    expect([...board.keys()]).toEqual(['a', 'b', 'c']);
    expect(JSON.stringify([...board.values()])).not.toContain('asha');
    now += 60_000;
    await rounds();
    expect(board.size).toBe(0);
  });

  it('takes what another process gave from a key that has asked here for little or nothing', async () => {
    const [one, two] = processes as [Process, Process];
    ask(perMinute, 'hall', [one]);
    // A process hears the others while any key is busy in it.
    ask(100, 'school', [two]);
    await rounds();
    expect(ask(5, 'hall', [two])).toBe(0);
  });

  it.each([
    [9_999, 200],
    [10_000, 300],
  ])('of a process that is heard for the first time it counts a key that is busy for %i ms: %i are left', async (forMs, left) => {
    const [one] = processes as [Process];
    ask(300, 'hall', [one]);
    const [mark = ''] = Object.keys(one.limit.busy());
    // A limit that only a later version has is passed over.
    board.set('other', { later: { [mark]: { count: 100, forMs } }, user: { [mark]: { count: 100, forMs } } });
    await one.shared.round();
    expect(ask(perMinute, 'hall', [one])).toBe(left);
  });

  it('counts alone while the database is away', async () => {
    isAway = true;
    expect(ask(3 * perMinute)).toBe(3 * perMinute);
    await rounds();
    expect(ask(30)).toBe(0);
  });
});

describe('the rounds of a process', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('come once a second while a key is busy, also after the database was away, and end a minute after the last request', async () => {
    let [told, left, isAway] = [0, 0, false];
    const exchange: Exchange = {
      async tell() {
        told += 1;
        if (isAway) throw new Error('away');
        return new Map();
      },
      async leave() {
        left += 1;
      },
    };
    const limit: RateLimit = rateLimit(perMinute, Date.now, () => shared.wake());
    const shared = openSharedLimits({ user: limit }, exchange, Date.now);
    for (const key of ['hall', 'school', 'office']) for (let at = 0; at < 100; at += 1) limit.take(key);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(told).toBe(3);
    isAway = true;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(told).toBe(6);
    isAway = false;
    await vi.advanceTimersByTimeAsync(3_000);
    expect([told, left]).toEqual([9, 0]);
    await vi.advanceTimersByTimeAsync(300_000);
    expect([told, left]).toEqual([59, 1]);
  });
});

describe('the exchange in the database', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openPortal(null);
  });
  afterAll(() => portal.close());

  const said = (count: number): ToldCounts => ({ user: { mark: { count, forMs: 5 } } });

  it('answers what each other process told last, until it leaves or is silent', async () => {
    let now = 1_000_000;
    const [one, two] = [exchangeIn(portal.store, () => now), exchangeIn(portal.store, () => now)];
    expect([...(await one.tell(said(1))).values()]).toEqual([]);
    expect([...(await two.tell(said(2))).values()]).toEqual([said(1)]);
    await two.tell(said(3));
    expect([...(await one.tell(said(1))).values()]).toEqual([said(3)]);
    await two.leave();
    expect([...(await one.tell(said(1))).values()]).toEqual([]);
    now += 10_000;
    expect([...(await two.tell(said(4))).values()]).toEqual([]);
    now += 600_001;
    await two.leave();
    expect(await portal.store.db.selectFrom('busy_keys').selectAll().execute()).toEqual([]);
  });

  it('does not hear what it cannot read', async () => {
    await portal.store.db.insertInto('busy_keys').values({ process: 'later', told_at: 5, keys_json: '{"user":[1]}' }).execute();
    expect(await exchangeIn(portal.store, () => 6).tell({})).toEqual(new Map([['later', {}]]));
  });
});
