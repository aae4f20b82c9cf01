import { describe, expect, it } from 'vitest';
import { sittingSeconds } from '../../../contract/assessment';
import { isUrgent, offsetFrom, pin, remaining, timerText, trustedTime } from '../../../src/runner/attempt/clock';

const nine = Date.parse('2026-03-01T09:00:00Z');
const minute = 60_000;

describe('trusted time', () => {
  const anchor = pin({ wall: nine, mono: 5_000 }, 0);

  it('runs with the clocks', () => {
    expect(trustedTime(anchor, { wall: nine + minute, mono: 5_000 + minute })).toBe(nine + minute);
  });

  it('gains nothing when the wall clock is set back', () => {
    expect(trustedTime(anchor, { wall: nine - 30 * minute, mono: 5_000 + minute })).toBe(nine + minute);
  });

  it('loses nothing when the monotonic clock stood still in sleep', () => {
    expect(trustedTime(anchor, { wall: nine + 10 * minute, mono: 5_200 })).toBe(nine + 10 * minute);
  });

  it('corrects a wall clock that is three hours behind the server', () => {
    const offset = offsetFrom(nine + 180 * minute, nine - 100, nine + 100);
    expect(trustedTime(pin({ wall: nine, mono: 0 }, offset), { wall: nine, mono: 0 })).toBe(nine + 180 * minute + 500);
  });

  it('never starts before what is on record', () => {
    const reopened = pin({ wall: nine - 30 * minute, mono: 0 }, 0, nine + 5 * minute);
    expect(trustedTime(reopened, { wall: nine - 30 * minute, mono: 0 })).toBe(nine + 5 * minute);
  });
});

describe('the timer', () => {
  it.each([
    [0, '00:00'],
    [1, '00:01'],
    [59_001, '01:00'],
    [30 * minute, '30:00'],
    [120 * minute, '120:00'],
  ])('§9.11 shows %i ms as %s', (ms, text) => expect(timerText(ms)).toBe(text));

  it('§9.12 turns red at 15 % of the total, not before', () => {
    expect(isUrgent(15_001, 100_000)).toBe(false);
    expect(isUrgent(15_000, 100_000)).toBe(true);
  });

  it('never goes below zero', () => expect(remaining(nine, nine + 5)).toBe(0));
});

describe('§9.9 §9.10 the length of a sitting', () => {
  it.each([
    [{ durationInMinutes: 30, questions: 10 }, 1800],
    [{ durationInMinutes: 0.5, questions: 10 }, 30],
    [{ durationInMinutes: null, questions: 10 }, 400],
    [{ durationInMinutes: 0, questions: 3 }, 120],
    [{ durationInMinutes: Number.NaN, questions: 0 }, 40],
  ])('of %o is %i seconds', (of, seconds) => expect(sittingSeconds(of)).toBe(seconds));
});
