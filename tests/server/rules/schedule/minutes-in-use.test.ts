import { describe, expect, it } from 'vitest';
import { takeBackLeadMs } from '../../../../contract/assessment/more-time';
import { areMinutesInUse, untilInMinutesMs } from '../../../../server/rules/schedule/minutes-in-use';

const minute = 60_000;
const questions = [{}];
const plain = { durationInMinutes: 30, subjects: [{ questions }] };
const locked = {
  durationInMinutes: 30,
  subjects: [
    { questions, minutes: 20, isLocked: true },
    { questions, minutes: 10, isLocked: true },
    // Without a question there is no such section.
    { questions: [], minutes: 1, isLocked: true },
  ],
};

describe('minutes that were given', () => {
  it('can be in use once an attempt of the first moment has used all that stays', () => {
    expect(untilInMinutesMs(plain, 0)).toBe(30 * minute);
    expect(untilInMinutesMs(plain, 5)).toBe(35 * minute);
  });

  it('can be in use after the shortest locked section, whatever stays', () =>
    expect([0, 5].map((stay) => untilInMinutesMs(locked, stay))).toEqual([10 * minute, 10 * minute]));

  it('count as in use from two minutes before, so that devices hear in time', () => {
    const end = 1_000 + 35 * minute - takeBackLeadMs;
    expect([end, end + 1].map((now) => areMinutesInUse(plain, 5, 1_000, now))).toEqual([false, true]);
  });
});
