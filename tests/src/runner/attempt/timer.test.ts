import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sittingSeconds } from '../../../../contract/assessment/assessment';
import { begin } from '../../../../src/runner/attempt/attempt';
import { isUrgent, markAt, remaining, timerText } from '../../../../src/runner/attempt/timer';

const nine = Date.parse('2026-03-01T09:00:00Z');
const minute = 60_000;

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

describe("the timer's announcement", () => {
  it.each([
    [30, 15, 15],
    [30, 10, 10],
    [30, 5, 5],
    [30, 1, 1],
    [20, 10, 10],
    [3, 1.5, 1.5],
  ])('of %d minutes: at %d left, that %d are left', (total, left, said) => {
    expect(markAt(left * minute + 1, total * minute)).toBeNull();
    expect(markAt(left * minute, total * minute)).toBe(said * minute);
    expect(markAt(left * minute - 9_999, total * minute)).toBe(said * minute);
    expect(markAt(left * minute - 10_000, total * minute)).toBeNull();
  });

  it('is silent at the start, and skips marks beyond the length of a short sitting', () => {
    expect(markAt(10 * minute, 10 * minute)).toBeNull();
    expect(markAt(0, minute)).toBeNull();
  });
});

describe('§9.9 §9.10 the length of a sitting', () => {
  it.each([
    [{ durationInMinutes: 30, questions: 10 }, 1800],
    [{ durationInMinutes: 0.5, questions: 10 }, 30],
    [{ durationInMinutes: null, questions: 10 }, 400],
    [{ durationInMinutes: 0, questions: 3 }, 120],
    [{ durationInMinutes: Number.NaN, questions: 0 }, 40],
  ])('of %o is %i seconds', (of, seconds) => expect(sittingSeconds(of)).toBe(seconds));

  it('is finite whatever the paper says, and so is the deadline [trap 63]', () => {
    const anything = fc.oneof(fc.constant(null), fc.double(), fc.integer());
    fc.assert(
      fc.property(anything, fc.nat(300), (durationInMinutes, questions) => {
        const seconds = sittingSeconds({ durationInMinutes, questions });
        expect(seconds).toBeGreaterThan(0);
        expect(Number.isSafeInteger(seconds)).toBe(true);
        const questionIds = Array.from({ length: questions }, (_, i) => i + 1);
        const of = { uid: 'asha', assessmentId: 7, questionIds, seconds, at: nine, isDated: true };
        if (questions === 0) expect(() => begin(of)).toThrow('no questions');
        else expect(Number.isSafeInteger(begin(of).deadline)).toBe(true);
      }),
    );
  });
});
