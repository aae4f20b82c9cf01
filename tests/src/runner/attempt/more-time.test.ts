import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moreTimeTotals } from '../../../../contract/assessment/more-time';
import { type Attempt, begin, step, submissionOf } from '../../../../src/runner/attempt/attempt';

const minute = 60_000;
const start = 1_000_000;
const begun = begin({ uid: 'asha', assessmentId: 7, questionIds: [101, 102], seconds: 1_800, at: start, isDated: true });
const end = start + 30 * minute;

const extended = (attempt: Attempt, minutes: number, at = start + minute) => step(attempt, { type: 'extended', minutes, at });

describe('more time for everybody', () => {
  it('moves the end of an attempt by the difference to what it had', () => {
    const ten = extended(begun, 10);
    expect(ten).toEqual({ ...begun, moreMinutes: 10, deadline: end + 10 * minute });
    expect(extended(ten, 25)).toEqual({ ...begun, moreMinutes: 25, deadline: end + 25 * minute });
  });

  it('changes nothing if the total is the same or lower', () => {
    const ten = extended(begun, 10);
    for (const minutes of [10, 5, 0]) expect(extended(ten, minutes)).toBe(ten);
    expect(extended(begun, 0)).toBe(begun);
  });

  it('comes in time until the last millisecond, and not to an attempt that is over', () => {
    expect(extended(begun, 10, end - 1).deadline).toBe(end + 10 * minute);
    expect(extended(begun, 10, end)).toBe(begun);
    const handedIn = step(begun, { type: 'submitted', at: start + 5 * minute });
    expect(extended(handedIn, 10)).toBe(handedIn);
  });

  it('lets the learner answer, and hand in by the clock, until the later end', () => {
    const ten = extended(begun, 10);
    const answered = step(ten, { type: 'chose', questionId: 101, optionId: 2, at: end + 10 * minute - 1 });
    expect(answered.standings[101]?.selectedOptionId).toBe(2);
    expect(step(answered, { type: 'ticked', at: end + 10 * minute - 1 })).toBe(answered);
    const over = step(answered, { type: 'ticked', at: end + 10 * minute });
    expect(over).toMatchObject({ status: 'handed-in', handedInAt: end + 10 * minute });
    expect(submissionOf(over).timeTaken).toBe(40 * 60);
  });

  it('depends on the highest total alone, whatever comes in which order and how often', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...moreTimeTotals), { minLength: 1 }), (totals) => {
        const most = Math.max(...totals);
        const last = totals.reduce((attempt, minutes) => extended(attempt, minutes), begun);
        expect(last).toEqual({ ...begun, moreMinutes: most, deadline: end + most * minute });
      }),
    ));
});
