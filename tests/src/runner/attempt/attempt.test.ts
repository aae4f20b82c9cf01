import { describe, expect, it } from 'vitest';
import { type Attempt, begin, step, submissionOf } from '../../../../src/runner/attempt/attempt';
import { countsOf, statusOf, tallyOf } from '../../../../src/runner/attempt/palette';

const start = 1_000_000;
const fresh = (seconds = 60): Attempt =>
  begin({ uid: 'asha', assessmentId: 7, questionIds: [101, 102, 103], seconds, at: start, isDated: true });

describe('an attempt', () => {
  it('begins at the first question with one absolute deadline', () => {
    expect(fresh()).toMatchObject({ status: 'in-progress', currentQuestionId: 101, deadline: start + 60_000, handedInAt: null });
  });

  it('cannot begin on a paper without questions', () => {
    expect(() => begin({ uid: 'asha', assessmentId: 7, questionIds: [], seconds: 60, at: start, isDated: true })).toThrow('no questions');
  });

  it('§4.23 §4.24 goes through the four states of the palette', () => {
    let attempt = fresh();
    const status = () => statusOf(attempt.standings[101] ?? { selectedOptionId: null, markedForReview: false });
    expect(status()).toBe('unanswered');
    attempt = step(attempt, { type: 'marked', questionId: 101, at: start + 1 });
    expect(status()).toBe('marked');
    attempt = step(attempt, { type: 'chose', questionId: 101, optionId: 2, at: start + 2 });
    expect(status()).toBe('answered-marked');
    attempt = step(attempt, { type: 'marked', questionId: 101, at: start + 3 });
    expect(status()).toBe('answered');
    attempt = step(attempt, { type: 'reset', questionId: 101, at: start + 4 });
    expect(status()).toBe('unanswered');
  });

  it('keeps the mark when an answer is reset', () => {
    let attempt = step(fresh(), { type: 'chose', questionId: 102, optionId: 1, at: start + 1 });
    attempt = step(attempt, { type: 'marked', questionId: 102, at: start + 2 });
    attempt = step(attempt, { type: 'reset', questionId: 102, at: start + 3 });
    expect(attempt.standings[102]).toEqual({ selectedOptionId: null, markedForReview: true, at: start + 3 });
    expect(countsOf(attempt)).toEqual({ unanswered: 2, answered: 0, marked: 1, 'answered-marked': 0 });
    expect(tallyOf(attempt)).toEqual({ answered: 0, marked: 1, left: 3 });
  });

  it('stamps a later answer later, even if the time was corrected backwards in between', () => {
    const first = step(fresh(), { type: 'chose', questionId: 101, optionId: 1, at: start + 5_000 });
    const second = step(first, { type: 'chose', questionId: 101, optionId: 2, at: start + 4_500 });
    expect(second.standings[101]).toMatchObject({ selectedOptionId: 2, at: start + 5_000 });
  });

  it('hands back the same object when nothing changes', () => {
    const answered = step(fresh(), { type: 'chose', questionId: 101, optionId: 2, at: start + 1 });
    expect(step(answered, { type: 'chose', questionId: 101, optionId: 2, at: start + 2 })).toBe(answered);
    expect(step(answered, { type: 'moved', questionId: 101, at: start + 2 })).toBe(answered);
    expect(step(answered, { type: 'chose', questionId: 999, optionId: 2, at: start + 2 })).toBe(answered);
    expect(step(answered, { type: 'ticked', at: start + 59_999 })).toBe(answered);
  });

  it('takes no answer at the deadline or after it', () => {
    const attempt = fresh();
    expect(step(attempt, { type: 'chose', questionId: 101, optionId: 2, at: start + 59_999 })).not.toBe(attempt);
    expect(step(attempt, { type: 'chose', questionId: 101, optionId: 2, at: start + 60_000 })).toBe(attempt);
    expect(step(attempt, { type: 'marked', questionId: 101, at: start + 60_001 })).toBe(attempt);
  });

  it('is handed in at the deadline however late the device woke, with the whole duration as its time', () => {
    const over = step(fresh(), { type: 'ticked', at: start + 86_400_000 });
    expect(over).toMatchObject({ status: 'handed-in', handedInAt: start + 60_000 });
    expect(submissionOf(over).timeTaken).toBe(60);
  });

  it('never counts a hand-in after the deadline as more than the duration', () => {
    const over = step(fresh(), { type: 'submitted', at: start + 70_000 });
    expect(submissionOf(over).timeTaken).toBe(60);
  });

  it('is final once handed in', () => {
    const over = step(fresh(), { type: 'submitted', at: start + 20_400 });
    expect(submissionOf(over).timeTaken).toBe(20);
    for (const type of ['chose', 'reset', 'marked', 'moved'] as const)
      expect(step(over, { type, questionId: 102, optionId: 1, at: start + 21_000 })).toBe(over);
    expect(step(over, { type: 'submitted', at: start + 21_000 })).toBe(over);
  });

  it('that the clock hands in says how far ahead the clock may have been, if a minute or more may have been left', () => {
    const deadline = start + 60 * 60_000;
    const over = (earliest: number) => step(fresh(60 * 60), { type: 'ticked', at: deadline + 100_000, earliest });
    expect(over(deadline - 600_000).clock).toEqual({ ahead: 700, left: 600 });
    expect(over(deadline - 60_000).clock).toEqual({ ahead: 160, left: 60 });
    expect(over(deadline - 59_999)).not.toHaveProperty('clock');
  });

  it('says of which chance it is, and none of the first', () => {
    const of = { uid: 'asha', assessmentId: 7, questionIds: [101], seconds: 60, at: start, isDated: true };
    expect(submissionOf(begin({ ...of, chance: 2 }))).toMatchObject({ chance: 2 });
    expect(submissionOf(begin(of))).not.toHaveProperty('chance');
  });

  it('beside needs is none that an earlier version reads', () => {
    const needy = begin({ uid: 'asha', assessmentId: 7, questionIds: [101], seconds: 60, at: start, isDated: true, needs: ['numeric'] });
    expect(needy.needs).toEqual(['numeric']);
    expect(needy).not.toHaveProperty('handedInAt');
  });

  it('§3.20 §3.22 is sent with every question in the order of the paper', () => {
    let attempt = step(fresh(), { type: 'chose', questionId: 103, optionId: 4, at: start + 1 });
    attempt = step(attempt, { type: 'marked', questionId: 102, at: start + 2 });
    expect(submissionOf(step(attempt, { type: 'submitted', at: start + 9_000 }))).toEqual({
      assessmentId: 7,
      timeTaken: 9,
      submitted: true,
      answers: [
        { questionId: 101, selectedOptionId: null, markedForReview: false },
        { questionId: 102, selectedOptionId: null, markedForReview: true },
        { questionId: 103, selectedOptionId: 4, markedForReview: false },
      ],
    });
  });
});
