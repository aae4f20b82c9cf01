import { describe, expect, it } from 'vitest';
import { Device } from '../../../../src/runner/device/db';
import { createTrustedClock } from '../../../../src/runner/device/trusted-clock';
import { until } from '../../../kit/until';

const nine = Date.parse('2026-03-01T09:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
let devices = 0;

function device() {
  const reading = { wall: nine, mono: 0, hides: 0, isHidden: false };
  const db = new Device(`clock-${++devices}`);
  return { reading, db, clock: createTrustedClock(db, () => ({ ...reading })) };
}

describe('the trusted clock of a device', () => {
  it('takes the server’s time when its own clock is hours off, and keeps it for the next start', async () => {
    const { reading, db, clock } = device();
    clock.correct(nine + 3 * hour, nine - 50, nine + 50);
    await until(() => clock.isSure());
    expect(clock.now()).toBe(nine + 3 * hour + 500);
    await until(async () => (await db.settings.get('clock-offset'))?.value === 3 * hour + 500);
    const next = createTrustedClock(db, () => ({ ...reading }));
    await next.load();
    expect(next.now()).toBe(nine + 3 * hour + 500);
  });

  it('does not jump with whole seconds and network delay', async () => {
    const { clock } = device();
    await clock.load();
    clock.correct(nine - 600, nine - 200, nine + 200);
    expect(clock.now()).toBe(nine);
  });

  it('believes a slow reply no more than its delay allows', async () => {
    const { clock } = device();
    await clock.load();
    clock.correct(nine + 8_000, nine - 10_000, nine + 10_000);
    expect(clock.now()).toBe(nine);
    clock.correct(nine + 60_000, nine - 10_000, nine + 10_000);
    expect(clock.now()).toBe(nine + 60_500);
  });

  it('never runs behind the recorded time, unless the server says so', async () => {
    const { clock } = device();
    await clock.load(nine + 5 * 60_000);
    await clock.load();
    expect(clock.now()).toBe(nine + 5 * 60_000);
    clock.correct(nine - hour, nine, nine);
    await until(() => clock.isSure());
    expect(clock.now()).toBe(nine - hour + 500);
  });
});

describe('a clock that is set while the record is read again', () => {
  it('keeps the step that this page has seen meanwhile, and gives no time away', async () => {
    const { reading, db, clock } = device();
    clock.correct(nine + 3 * hour, nine - 50, nine + 50);
    await until(async () => (await db.settings.get('clock-offset'))?.value === 3 * hour + 500);
    const next = createTrustedClock(db, () => ({ ...reading }));
    await next.load();
    const before = next.now();
    const loading = next.load();
    reading.wall -= hour;
    expect(next.now()).toBe(before);
    await loading;
    expect(next.now()).toBe(before);
  });
});

describe('a clock that is set while a page starts', () => {
  /** A device that was closed for 40 minutes, and its next page; the wall clock is set by `by` ms at the `calls`-th call of `read`. */
  async function reopened(by: number, calls: number) {
    const { reading, db, clock } = device();
    await clock.load();
    clock.record();
    await until(async () => (await db.settings.get('clock-seen'))?.value === nine);
    reading.wall += 40 * minute;
    let count = 0;
    const next = createTrustedClock(db, () => {
      count += 1;
      if (count === calls) reading.wall += by;
      return { ...reading };
    });
    return { reading, next };
  }

  it.each([2, 3, 4, 5, 6])('gains and loses no second when it is set at reading %i of the start [trap 55]', async (calls) => {
    for (const by of [-hour, hour]) {
      const { reading, next } = await reopened(by, calls);
      await next.load();
      for (let i = 0; i < 6; i++) {
        expect(next.now()).toBe(nine + 40 * minute + i * 1_000);
        reading.wall += 1_000;
        reading.mono += 1_000;
      }
    }
  });

  it.each([-hour, hour])('gains and loses no second when it is set by %i ms while the record is being read', async (by) => {
    const { reading, next } = await reopened(0, 0);
    const loading = next.load();
    reading.wall += by;
    await loading;
    expect(next.now()).toBe(nine + 40 * minute);
  });

  it("never lowers the latest recorded time without a server's time", async () => {
    const { reading, db, clock } = device();
    await db.settings.put({ key: 'clock-seen', value: nine + hour });
    const writes: number[] = [];
    db.settings.hook('updating', (changes, key) => {
      if (key === 'clock-seen') writes.push((changes as { value: number }).value);
    });
    clock.record();
    await clock.load();
    reading.wall -= hour;
    clock.now();
    clock.record();
    await until(async () => (await db.settings.get('clock-offset'))?.value === 2 * hour);
    expect((await db.settings.get('clock-seen'))?.value).toBe(nine + hour);
    expect(writes.filter((value) => value < nine + hour)).toEqual([]);
  });
});
