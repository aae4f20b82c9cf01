import { afterEach, describe, expect, it, vi } from 'vitest';
import { Device } from '../../../src/runner/device/db';
import { randomFrom } from '../random';
import { handsIn, opensPage } from './herd';
import { busyServer, peakOf } from './server';
import { type VirtualTime, virtualTime } from './virtual-time';

vi.mock('dexie', async (original) => ({
  ...(await original<typeof import('dexie')>()),
  liveQuery: (await import('./live-query')).liveQuery,
}));

const zero = Date.parse('2026-03-01T10:00:00Z');
/** `npm run test:long` and `npm run faults -- herd` set a larger size. */
const size = Number(process.env.HERD ?? 300);
const learners = Array.from({ length: size }, (_, i) => `learner-${i}`);
let time: VirtualTime;
let pages: ReturnType<typeof opensPage>[] = [];

/** A herd of learners, each with the app open. All rows are in one store, each learner's under their own uid, as on a shared phone. */
async function opensHall(seed: number, weather: { perSecond: number; refuses: number }) {
  time = virtualTime(zero);
  const random = randomFrom(seed);
  const parts = { db: new Device(`hall-${seed}`), now: time.now, random };
  await parts.db.open();
  const server = busyServer({ ...weather, now: time.now, random });
  pages = learners.map((uid) => opensPage({ ...parts, fetch: server.fetch }, uid));
  await time.passes(200);
  const all = {
    server,
    handsIn: async (i: number, by: 'clock' | 'hand') => {
      await handsIn(parts, learners[i] ?? '', by);
      pages[i]?.hears();
    },
    /** Waits until no parcel is left. */
    drains: async () => {
      for (let minute = 0; minute < 60 && (await parts.db.parcels.count()) > 0; minute++) await time.passes(60_000);
    },
    /**
     * Checks that every hand-in arrived once, in the server's own time, and evenly: until 99 % were filed, no second had three times the
     * mean.
     */
    isServed: (from: number): string => {
      expect(server.filed.size).toBe(learners.length);
      expect([...server.filed.values()].every((times) => times === 1)).toBe(true);
      expect(server.broken).toEqual([]);
      const all = server.histogram(from, 1);
      const { peak, mean, ratio } = peakOf(server.histogram(from, 0.99), 5_000 / size);
      expect(ratio).toBeLessThan(3);
      const figures = `peak ${peak}/s, mean ${mean.toFixed(1)}/s, ratio ${ratio.toFixed(2)} (${peakOf(all, 5_000 / size).ratio.toFixed(2)} to the very last)`;
      return `${server.filed.size} delivered in ${all.length} s, ${figures}`;
    },
  };
  return all;
}

afterEach(() => {
  for (const { stop } of pages) stop();
  time.ends();
});

describe(`a herd of ${size}`, { timeout: 600_000 }, () => {
  it('hands in in the same second to a server that takes 2 % of it a second and refuses 30 %: all are filed [trap 77]', async () => {
    const hall = await opensHall(1, { perSecond: size / 50, refuses: 0.3 });
    for (const i of learners.keys()) await hall.handsIn(i, 'clock');
    await hall.drains();
    console.log(`${size} at zero: ${hall.isServed(zero)}`);
  });

  it('hands in while the server is away, and does not return in step [trap 78]', async () => {
    const hall = await opensHall(2, { perSecond: size, refuses: 0 });
    hall.server.goesAway();
    for (const i of learners.keys()) {
      await hall.handsIn(i, 'hand');
      if (i % (size / 100) === 0) await time.passes(300);
    }
    await time.passes(4 * 60_000);
    const back = time.now();
    hall.server.comesBack();
    await hall.drains();
    console.log(`${size} after an outage of four minutes: ${hall.isServed(back)}`);
  });
});

it('under a network that flaps every two seconds sends no second copy and makes no storm [trap 79]', async () => {
  time = virtualTime(zero);
  const parts = { db: new Device('flapping'), now: time.now, random: randomFrom(3) };
  await parts.db.open();
  const server = busyServer({ perSecond: 100, refuses: 0, now: time.now, random: parts.random });
  const page = opensPage({ ...parts, fetch: server.fetch }, 'asha');
  pages = [page];
  await time.passes(200);
  server.goesAway();
  await handsIn(parts, 'asha', 'hand');
  page.hears();
  // Each time the phone reports a network, and no request succeeds.
  for (let flap = 0; flap < 50; flap++) {
    page.page.dispatchEvent(new Event('online'));
    await time.passes(2_000);
  }
  const tries = server.tries();
  expect(tries).toBeGreaterThan(10);
  expect(tries).toBeLessThan(30);
  server.comesBack();
  await time.passes(60_000);
  expect([...server.filed.values()]).toEqual([1]);
});
