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

  it('never takes away a minute that the attempt is in, nor an answer, whatever is told in which order', () => {
    const told = fc.record({
      minutes: fc.integer({ min: 0, max: 60 }),
      cuts: fc.integer({ min: 0, max: 4 }),
      after: fc.integer({ min: 0, max: 10 * minute }),
      answers: fc.boolean(),
    });
    const locked = begin({
      ...{ uid: 'asha', assessmentId: 7, questionIds: [101, 102], seconds: 1_800, at: start, isDated: true },
      sections: [
        { seconds: 900, questionIds: [101], mayFinishEarly: true },
        { seconds: 900, questionIds: [102] },
      ],
    });
    fc.assert(
      fc.property(fc.constantFrom(begun, locked), fc.array(told, { minLength: 1, maxLength: 12 }), (first, steps) => {
        let attempt = first;
        let at = start;
        for (const { minutes, cuts, after, answers } of steps) {
          at += after;
          attempt = step(attempt, { type: 'ticked', at });
          if (attempt.status !== 'in-progress') break;
          if (answers) attempt = step(attempt, { type: 'chose', questionId: attempt.currentQuestionId, optionId: 1 + (after % 2), at });
          const before = attempt;
          attempt = step(attempt, { type: 'extended', minutes, cuts, at });
          expect(attempt.deadline).toBeGreaterThan(at);
          expect(attempt.deadline).toBeGreaterThanOrEqual(end);
          expect(attempt.currentQuestionId).toBe(before.currentQuestionId);
          const counted = (of: Attempt) => submissionOf({ ...of, status: 'handed-in', handedInAt: at }).answers;
          expect(counted(attempt)).toEqual(counted(before));
        }
      }),
    );
  });

  it('takes minutes back from the section that has them, and from no other', () => {
    const sections = [
      { seconds: 900, questionIds: [101], mayFinishEarly: true as const },
      { seconds: 900, questionIds: [102] },
    ];
    const locked = begin({ uid: 'asha', assessmentId: 7, questionIds: [101, 102], seconds: 1_800, sections, at: start, isDated: true });
    const fifty = extended(locked, 50);
    const back = (attempt: Attempt, at: number) => step(attempt, { type: 'extended', minutes: 5, cuts: 1, at });
    expect(back(fifty, start + 2 * minute)).toMatchObject({
      deadline: end + 5 * minute,
      sections: [{ seconds: 1_200, more: 5 }, sections[1]],
    });
    const finished = step(fifty, { type: 'finished', section: 0, at: start + 2 * minute });
    expect(back(finished, start + 3 * minute)).toBe(finished);
  });

  it('is taken back until the end without it, and not from an answer that lies behind that end', () => {
    const chosen = (at: number) => step(extended(begun, 10), { type: 'chose', questionId: 101, optionId: 2, at });
    const back = (attempt: Attempt, at: number) => step(attempt, { type: 'extended', minutes: 0, cuts: 1, at });
    const early = chosen(start + minute);
    expect(back(early, end - 1)).toMatchObject({ moreMinutes: 0, deadline: end });
    expect(back(early, end)).toBe(early);
    // Server time may turn trusted time back.
    const late = chosen(end);
    expect(back(late, end - 1)).toBe(late);
  });

  it('is taken back once by each cut', () => {
    const cut = (attempt: Attempt, cuts: number) => step(attempt, { type: 'extended', minutes: 5, cuts, at: start + minute });
    const raised = extended(cut(extended(begun, 10), 1), 20);
    expect(raised).toMatchObject({ moreMinutes: 20, timeCuts: 1 });
    expect(cut(raised, 1)).toBe(raised);
    expect(cut(raised, 2)).toMatchObject({ moreMinutes: 5, timeCuts: 2 });
  });

  it('for everybody leaves the minutes of one learner', () => {
    const own = step(begun, { type: 'extended', minutes: 15, own: 5, at: start + minute });
    expect(extended(own, 25)).toEqual({ ...own, moreMinutes: 25, deadline: end + 25 * minute });
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
