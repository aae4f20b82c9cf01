import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { SubmissionSchema } from '../../../../contract/assessment/assessment';
import { maxTypedNumber } from '../../../../contract/fields/limits';
import { type AttemptEvent, begin, step, submissionOf } from '../../../../src/runner/attempt/attempt';
import { otherKindsIn } from '../../../../src/runner/attempt/kinds';
import { countsOf, statusOf, tallyOf } from '../../../../src/runner/attempt/palette';

const start = 1_000_000;
const fresh = () =>
  begin({ uid: 'asha', assessmentId: 7, questionIds: [101, 102, 103], seconds: 60, at: start, isDated: true, isTimed: true });
const came = (...events: AttemptEvent[]) => events.reduce(step, fresh());

const toggled = (optionId: number, at: number): AttemptEvent => ({ type: 'toggled', questionId: 101, optionId, at: start + at });
const typed = (value: string, at: number): AttemptEvent => ({ type: 'typed', questionId: 102, value, at: start + at });

describe('an answer with several options', () => {
  it('is the ticked options, ascending, whatever the order of the taps', () => {
    const attempt = came(toggled(4, 1), toggled(1, 2), toggled(2, 3), toggled(4, 4));
    expect(attempt.standings[101]).toEqual({
      selectedOptionId: null,
      selectedOptionIds: [1, 2],
      markedForReview: false,
      at: start + 4,
      chosenAt: start + 4,
    });
  });

  it('leaves nothing behind when the last tick is taken off or the answer is reset; a mark stays', () => {
    const untouched = { selectedOptionId: null, markedForReview: false, at: start + 2 };
    expect(came(toggled(3, 1), toggled(3, 2)).standings[101]).toEqual(untouched);
    const marked = came(toggled(3, 1), { type: 'marked', questionId: 101, at: start + 2 });
    const reset = step(marked, { type: 'reset', questionId: 101, at: start + 3 });
    expect(reset.standings[101]).toEqual({ selectedOptionId: null, markedForReview: true, at: start + 3 });
  });
});

describe('a typed number', () => {
  it('is kept as it is typed, also while it is half typed', () => {
    for (const value of ['-', '-0', '-0.', '-0.5', '.']) expect(came(typed(value, 1)).standings[102]).toMatchObject({ value });
  });

  it('changes nothing when the same is typed again, and leaves nothing behind when all is deleted', () => {
    const attempt = came(typed('3.1', 1));
    expect(step(attempt, typed('3.1', 2))).toBe(attempt);
    expect(step(attempt, typed('', 3)).standings[102]).toEqual({ selectedOptionId: null, markedForReview: false, at: start + 3 });
    const untouched = fresh();
    expect(step(untouched, typed('', 1))).toBe(untouched);
    expect(step(untouched, { type: 'reset', questionId: 102, at: start + 1 })).toBe(untouched);
  });

  it('is never longer than a server takes', () => {
    const body = submissionOf(came(typed('1'.repeat(maxTypedNumber + 9), 1), { type: 'submitted', at: start + 2 }));
    expect(body.answers[1]?.value).toHaveLength(maxTypedNumber);
    expect(v.is(SubmissionSchema, body)).toBe(true);
  });

  it('is not taken at the deadline or after it, nor once handed in', () => {
    const attempt = came(typed('3', 59_999));
    expect(step(attempt, typed('31', 60_000))).toBe(attempt);
    expect(step(attempt, toggled(1, 60_000))).toBe(attempt);
    const over = step(attempt, { type: 'submitted', at: start + 59_999 });
    expect(step(over, typed('31', 59_999))).toBe(over);
  });
});

describe('answers of all kinds', () => {
  const answered = came(
    typed('-', 1),
    toggled(2, 2),
    { type: 'chose', questionId: 103, optionId: 1, at: start + 3 },
    { type: 'marked', questionId: 102, at: start + 4 },
  );

  it('count as answers in palettes and counts; a number that is half typed counts once it has a digit', () => {
    const statuses = [101, 102, 103].map((id) => statusOf(answered.standings[id] ?? { selectedOptionId: null, markedForReview: false }));
    expect(statuses).toEqual(['answered', 'marked', 'answered']);
    expect(countsOf(answered)).toEqual({ unanswered: 0, answered: 2, marked: 1, 'answered-marked': 0 });
    expect(tallyOf(answered)).toEqual({ answered: 2, marked: 1, left: 1 });
    for (const value of ['.', '-.', '+']) expect(tallyOf(came(typed(value, 1))).answered).toBe(0);
    for (const value of ['-0', '.5', '3.']) expect(tallyOf(came(typed(value, 1))).answered).toBe(1);
  });

  it('are sent beside a null, and only where there is one: a paper of the specification keeps its body', () => {
    const { answers, pace } = submissionOf(step(answered, { type: 'submitted', at: start + 9 }));
    expect(answers).toEqual([
      { questionId: 101, selectedOptionId: null, selectedOptionIds: [2], markedForReview: false },
      { questionId: 102, selectedOptionId: null, value: '-', markedForReview: true },
      { questionId: 103, selectedOptionId: 1, markedForReview: false },
    ]);
    expect(JSON.stringify(answers[2])).toBe('{"questionId":103,"selectedOptionId":1,"markedForReview":false}');
    expect(pace?.order).toEqual([102, 101, 103]);
  });
});

it('a paper tells its kinds beside the specification’s, each once', () => {
  const question = { description: '', options: [] };
  const subjects = (...kinds: ('single' | 'multiple' | 'numeric' | undefined)[]) => ({
    subjects: kinds.map((kind, at) => ({ subjectName: '', questions: [{ ...question, id: at, ...(kind && { kind }) }] })),
  });
  expect(otherKindsIn(subjects(undefined, 'single'))).toEqual([]);
  expect(otherKindsIn(subjects('numeric', undefined, 'multiple', 'numeric'))).toEqual(['multiple', 'numeric']);
});
