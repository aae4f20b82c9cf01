import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drain } from '../../../../src/runner/outbox/drain';
import type { Urgency } from '../../../../src/runner/outbox/tries';
import { tryNowEvent } from '../../../../src/runner/outbox/try-now';
import { Phone } from '../../../kit/learner';
import { parcel } from '../../../kit/parcel';

const second = 1_000;
let stop: () => void = () => undefined;

beforeEach(() => {
  // The store's tasks run on other timers, which stay real.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Lets the store answer, then advances the time. */
async function passes(ms = 0): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** An open page whose outbox holds these parcels; `deliver` records the urgency of each try, and no try succeeds. */
async function opens(parcels: object[] = [], deliver: () => Promise<number> = async () => 1) {
  const { db } = new Phone();
  const tries: Urgency[] = [];
  await db.parcels.bulkPut(parcels.map((more, at) => parcel({ assessmentId: at + 1, ...more })));
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const parts = {
    ...{ db, page, document, now: () => Date.now() },
    deliver: (_: string, urgency: Urgency) => {
      tries.push(urgency);
      return deliver();
    },
  };
  stop = drain(parts, 'asha');
  await passes();
  await passes();
  const since = tries.length;
  return { db, tries, page, document, later: () => tries.slice(since) };
}

describe('an open page tries', () => {
  it('at once, and again without help while a parcel waits', async () => {
    expect((await opens()).tries).toEqual(['now']);
    stop();
    expect((await opens([{ nextTryAt: Date.now() + 3_600 * second }])).tries).toEqual(['now', 'due']);
  });

  it('when the first of its parcels may be tried', async () => {
    const now = Date.now();
    const { later } = await opens([
      { nextTryAt: now + 20 * second, notBefore: now + 30 * second },
      { nextTryAt: now + 10 * second },
      { nextTryAt: 0, state: 'refused', cause: 'erased' },
      { nextTryAt: 0, uid: 'ravi' },
    ]);
    await passes(10 * second - 1);
    expect(later()).toEqual([]);
    await passes(1);
    expect(later()).toEqual(['due']);
  });

  it('not before the time that the server named, although the backoff ends earlier', async () => {
    const now = Date.now();
    const { later } = await opens([{ nextTryAt: now + 20 * second, notBefore: now + 30 * second }]);
    await passes(30 * second - 1);
    expect(later()).toEqual([]);
    await passes(1);
    expect(later()).toEqual(['due']);
  });

  it('not before the end of the backoff that follows the time that the server named', async () => {
    const now = Date.now();
    const { later } = await opens([{ nextTryAt: now + 40 * second, notBefore: now + 30 * second }]);
    await passes(40 * second - 1);
    expect(later()).toEqual([]);
    await passes(1);
    expect(later()).toEqual(['due']);
  });

  it('a refused parcel at its own time, and never the parcel of a deleted account', async () => {
    const now = Date.now();
    const { later } = await opens([
      { nextTryAt: now + 20 * second, state: 'refused' },
      { nextTryAt: 0, state: 'refused', cause: 'erased' },
    ]);
    await passes(20 * second - 1);
    expect(later()).toEqual([]);
    await passes(1);
    expect(later()).toEqual(['due']);
  });

  it('every minute at least: a clock may have been set', async () => {
    const { later } = await opens([{ nextTryAt: Date.now() + 3_600 * second }]);
    await passes(60 * second - 1);
    expect(later()).toEqual([]);
    await passes(1);
    expect(later()).toEqual(['due']);
    await passes(60 * second);
    expect(later()).toEqual(['due', 'due']);
  });

  it('not more often than four times a second', async () => {
    const { later } = await opens([{ nextTryAt: 0 }]);
    await passes(249);
    expect(later()).toEqual([]);
    await passes(1);
    expect(later()).toEqual(['due']);
  });

  it('only on demand where no parcel waits', async () => {
    const { later } = await opens([{ state: 'refused', cause: 'erased' }, { state: 'elsewhere' }]);
    await passes(300 * second);
    expect(later()).toEqual([]);
  });

  it('when a parcel appears', async () => {
    const { db, later } = await opens();
    await db.parcels.put(parcel());
    await passes();
    expect(later()).toEqual(['due']);
  });
});

describe('an open page that hears', () => {
  it.each(['online', 'pageshow'])('%s tries all parcels that the server has not asked to hold back', async (event) => {
    const { page, later } = await opens();
    page.dispatchEvent(new Event(event));
    await passes();
    expect(later()).toEqual(['now']);
  });

  it('that it is in sight again tries, but not when it went out of sight', async () => {
    const { document, later } = await opens();
    document.visibilityState = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    await passes();
    expect(later()).toEqual([]);
    document.visibilityState = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    await passes();
    expect(later()).toEqual(['now']);
  });

  it("the learner's wish tries all parcels", async () => {
    const { page, later } = await opens();
    page.dispatchEvent(new Event(tryNowEvent));
    await passes();
    expect(later()).toEqual(['asked']);
  });

  it('several events during a try goes on once, with the most urgent', async () => {
    let ends: (left: number) => void = () => undefined;
    const { page, later } = await opens([], () => new Promise((resolve) => (ends = resolve)));
    for (const event of ['online', tryNowEvent, 'online']) page.dispatchEvent(new Event(event));
    await passes();
    expect(later()).toEqual([]);
    ends(0);
    await passes();
    expect(later()).toEqual(['asked']);
    ends(0);
    await passes();
    expect(later()).toEqual(['asked']);
  });

  it('an event during a try goes on although the try fails', async () => {
    const { page, later } = await opens([{ nextTryAt: 0 }], () => Promise.reject(new Error('store')));
    page.dispatchEvent(new Event('online'));
    await passes();
    expect(later()).toEqual(['now']);
  });

  it.each([true, false])(
    'a try that the store failed is followed by others, later each time; the store can be read: %s',
    async (isReadable) => {
      let isWell = false;
      const { db, later } = await opens([{ nextTryAt: 0 }], () => (isWell ? Promise.resolve(1) : Promise.reject(new Error('store'))));
      if (!isReadable) vi.spyOn(db.parcels, 'where').mockImplementation(() => Promise.reject(new Error('shut')) as never);
      await passes(3 * second);
      expect(later()).toEqual([]);
      await passes(3 * second);
      expect(later()).toEqual(['due']);
      await passes(60 * second);
      expect(later().length).toBeLessThan(6);
      isWell = true;
      const before = later().length;
      await passes(60 * second);
      expect(later().length).toBeGreaterThan(before);
    },
  );
});

describe('a page that is stopped', () => {
  it('ignores all events, and sets no timer', async () => {
    const { page, document, db, later } = await opens([{ nextTryAt: 0 }]);
    stop();
    for (const event of ['online', 'pageshow', tryNowEvent]) page.dispatchEvent(new Event(event));
    document.dispatchEvent(new Event('visibilitychange'));
    await db.parcels.put(parcel());
    await passes(300 * second);
    expect(later()).toEqual([]);
  });

  it('removes its listeners', async () => {
    const { page, document } = await opens();
    const removed = [vi.spyOn(page, 'removeEventListener'), vi.spyOn(document, 'removeEventListener')];
    stop();
    const names = removed.flatMap(({ mock }) => mock.calls.map(([name]) => name));
    expect(names).toEqual(['online', 'pageshow', tryNowEvent, 'visibilitychange']);
  });

  it('during a try begins no other, and sets no timer', async () => {
    let ends: (left: number) => void = () => undefined;
    const { page, later } = await opens([{ nextTryAt: 0 }], () => new Promise((resolve) => (ends = resolve)));
    page.dispatchEvent(new Event('online'));
    stop();
    ends(1);
    await passes(300 * second);
    expect(later()).toEqual([]);
  });
});
