import { describe, expect, it } from 'vitest';
import { Device } from '../../../src/runner/device/db';
import { createTrustedClock } from '../../../src/runner/device/trusted-clock';

const nine = Date.parse('2026-03-01T09:00:00Z');
const hour = 3_600_000;
let devices = 0;

function device() {
  const reading = { wall: nine, mono: 0, hides: 0, isHidden: false };
  const db = new Device(`clock-${++devices}`);
  return { reading, db, clock: createTrustedClock(db, () => ({ ...reading })) };
}

describe('the trusted clock of a device', () => {
  it('takes the server’s word when its own clock is hours off, and keeps it for the next start', async () => {
    const { reading, db, clock } = device();
    clock.correct(nine + 3 * hour, nine - 50, nine + 50);
    expect(clock.now()).toBe(nine + 3 * hour + 500);
    const next = createTrustedClock(db, () => ({ ...reading }));
    await next.load();
    expect(next.now()).toBe(nine + 3 * hour + 500);
  });

  it('does not jump about with whole seconds and network delay', () => {
    const { clock } = device();
    clock.correct(nine - 600, nine - 200, nine + 200);
    expect(clock.now()).toBe(nine);
  });

  it('believes a slow reply no more than its delay allows', () => {
    const { clock } = device();
    clock.correct(nine + 8_000, nine - 10_000, nine + 10_000);
    expect(clock.now()).toBe(nine);
    clock.correct(nine + 60_000, nine - 10_000, nine + 10_000);
    expect(clock.now()).toBe(nine + 60_500);
  });

  it('never runs back behind what is on record, until the server says so', async () => {
    const { clock } = device();
    await clock.load(nine + 5 * 60_000);
    await clock.load();
    expect(clock.now()).toBe(nine + 5 * 60_000);
    clock.correct(nine - hour, nine, nine);
    expect(clock.now()).toBe(nine - hour + 500);
  });
});
