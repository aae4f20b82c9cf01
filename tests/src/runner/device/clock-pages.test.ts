import { describe, expect, it, vi } from 'vitest';
import { begin } from '../../../../src/runner/attempt/attempt';
import { Device, type Setting, type Settings } from '../../../../src/runner/device/db';
import { createTrustedClock } from '../../../../src/runner/device/trusted-clock';
import { until } from '../../../kit/until';

const nine = Date.parse('2026-03-01T09:00:00Z');
const second = 1_000;
const minute = 60_000;
const hour = 60 * minute;
let devices = 0;

/** A device whose wall clock the test sets, and pages that share its store. */
function device(kept: Record<string, number> = {}) {
  const reading = { wall: nine, mono: 0, hides: 0, isHidden: false };
  const db = new Device(`clock-pages-${++devices}`);
  const page = () => {
    const clock = createTrustedClock(db, () => ({ ...reading }));
    /** A reply that took no time, from a server `ahead` ms ahead of the wall clock; the mean of the bounds is half a second more. */
    const hears = (ahead: number) => clock.correct(reading.wall + ahead, reading.wall, reading.wall);
    return { clock, hears };
  };
  const loaded = async () => {
    await db.settings.bulkPut(Object.entries(kept).map(([key, value]) => ({ key, value }) as Setting));
    const opened = page();
    await opened.clock.load();
    return opened;
  };
  const onRecord = async (key: keyof Settings) => (await db.settings.get(key))?.value;
  const passes = (ms: number) => {
    reading.wall += ms;
    reading.mono += ms;
  };
  /** Stores an attempt under way, begun by the server's time (`isDated`) or by the device's. */
  const begins = async (isDated: boolean, at = nine) => {
    const { standings: _, ...row } = begin({ uid: 'asha', assessmentId: 7, questionIds: [1], seconds: 600, at, isDated });
    await db.attempts.put(row);
  };
  return { reading, db, loaded, onRecord, passes, begins };
}

describe('a page that starts', () => {
  it('goes on from the recorded offset', async () => {
    const { clock } = await device({ 'clock-offset': 3 * hour }).loaded();
    expect(clock.now()).toBe(nine + 3 * hour);
  });

  it('may start at the certain time, which the first versions took for the latest time', async () => {
    const before = await device({ 'clock-seen': nine - minute, 'clock-sure': nine - 10 * minute }).loaded();
    expect([before.clock.now(), before.clock.earliest()]).toEqual([nine, nine - 10 * minute]);
    const first = await device({ 'clock-seen': nine - minute }).loaded();
    expect([first.clock.now(), first.clock.earliest()]).toEqual([nine, nine - minute]);
  });
});

describe('a page that reads the record again', () => {
  it.each([3 * hour, -hour])("takes over another page's server time, %i ms ahead", async (ahead) => {
    const { loaded, onRecord } = device();
    const [one, other] = [await loaded(), await loaded()];
    other.hears(ahead);
    await until(async () => (await onRecord('clock-offset')) === ahead + 500);
    expect(one.clock.now()).toBe(nine);
    await one.clock.load();
    expect([one.clock.now(), one.clock.earliest()]).toEqual([nine + ahead + 500, nine + ahead + 500]);
  });

  it('goes on from a later recorded time, if only the wall clock contradicts it', async () => {
    const { clock } = await device().loaded();
    await clock.load(nine + 5 * minute);
    expect(clock.now()).toBe(nine + 5 * minute);
  });

  it('keeps its own count if the clock was set while the page was in sight', async () => {
    const { loaded, reading } = device();
    const { clock } = await loaded();
    reading.wall -= hour;
    expect(clock.now()).toBe(nine);
    await clock.load(nine + 5 * minute);
    expect(clock.now()).toBe(nine);
  });
});

describe('the recorded time of a device', () => {
  it("is turned back by the server's time", async () => {
    const { loaded, onRecord } = device({ 'clock-seen': nine + hour });
    const { clock, hears } = await loaded();
    expect(clock.now()).toBe(nine + hour);
    hears(0);
    await until(async () => (await onRecord('clock-seen')) === nine + 500);
  });

  it('is not written by a reply that changes nothing', async () => {
    const { loaded, onRecord, db } = device();
    const { hears } = await loaded();
    hears(minute);
    await until(async () => (await onRecord('clock-offset')) === minute + 500);
    const transaction = vi.spyOn(db, 'transaction');
    hears(minute);
    expect(transaction).not.toHaveBeenCalled();
  });

  it('is renewed every five seconds, not sooner', async () => {
    const { loaded, db, passes } = device();
    const { clock } = await loaded();
    const transaction = vi.spyOn(db, 'transaction');
    const writes = (ms: number) => {
      passes(ms);
      clock.record();
      return transaction.mock.calls.length;
    };
    expect([writes(0), writes(5 * second - 1), writes(1), writes(second)]).toEqual([1, 1, 2, 2]);
  });
});

describe('a wall clock that was empty and is put right', () => {
  it('is believed by the next page, and counts on', async () => {
    const { loaded, onRecord, reading, passes } = device();
    const { clock, hears } = await loaded();
    hears(0);
    passes(minute);
    clock.record();
    await until(async () => (await onRecord('clock-seen')) === nine + minute);
    reading.wall = 1_000;
    const dead = await loaded();
    await until(async () => Number(await onRecord('clock-offset')) > 50 * 365 * 24 * hour);
    passes(10 * minute);
    dead.clock.record();
    await until(async () => (await onRecord('clock-seen')) === nine + 11 * minute);
    reading.wall = nine + 12 * minute;
    expect((await loaded()).clock.now()).toBe(nine + 12 * minute);
  });
});

describe("a server's time that a page hears", () => {
  it('is passed to listeners, with the milliseconds by which it moved the time', async () => {
    const { clock, hears } = await device().loaded();
    const told: number[] = [];
    const stop = clock.onWord((by) => told.push(by));
    hears(minute);
    hears(minute);
    hears(2 * minute);
    stop();
    hears(3 * minute);
    expect(told).toEqual([minute + 500, 0, minute]);
  });

  it("dates the attempts that began without a server's time", async () => {
    const { loaded, begins, db } = device();
    const { hears } = await loaded();
    await begins(false);
    hears(minute);
    await until(async () => (await db.attempts.get(['asha', 7]))?.isDated);
  });
});

describe("a jump of the server's clock during an attempt", () => {
  it('is recorded, shows no message and moves nothing if this page has watched', async () => {
    const { loaded, begins, onRecord } = device();
    const { clock, hears } = await loaded();
    await begins(true);
    hears(0);
    const told: number[] = [];
    const opened = await loaded();
    opened.clock.onWord((by) => told.push(by));
    hears(hour);
    opened.hears(hour);
    await until(async () => (await onRecord('clock-leap')) === hour + 500);
    await until(() => opened.clock.isContradicted());
    expect([clock.now(), clock.isContradicted(), told]).toEqual([nine, false, []]);
  });

  it.each([
    ['of another person', 'ravi', nine, false],
    ['of the signed-in person', 'asha', nine, true],
    ['while nobody is signed in', null, nine, true],
    ['that the signed-in person left days ago', 'asha', nine - 30 * hour, false],
  ])('counts only with a living attempt of one’s own: an attempt %s', async (_, signedIn, begunAt, isDoubted) => {
    const { loaded, begins, db } = device();
    await begins(true, begunAt);
    if (signedIn !== null) await db.settings.put({ key: 'signed-in', value: signedIn });
    const { clock, hears } = await loaded();
    hears(24 * hour);
    await until(() => clock.isSure() || clock.isContradicted() || clock.now() !== nine || isDoubted);
    hears(24 * hour);
    await clock.load();
    expect(clock.now()).toBe(isDoubted ? nine : nine + 24 * hour + 500);
  });

  it('is not believed either if the store cannot say whether an attempt is under way', async () => {
    const { loaded, onRecord, db } = device();
    const { clock, hears } = await loaded();
    hears(0);
    vi.spyOn(db.attempts, 'filter').mockImplementation(() => {
      throw new DOMException('closed', 'DatabaseClosedError');
    });
    hears(hour);
    await until(async () => (await onRecord('clock-leap')) === hour + 500);
    expect(clock.now()).toBe(nine);
  });
});
