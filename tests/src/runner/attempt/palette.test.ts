import { expect, it } from 'vitest';
import { type Attempt, begin, step } from '../../../../src/runner/attempt/attempt';
import { countsOf, groupsOf, isHasty, tallyOf } from '../../../../src/runner/attempt/palette';

/** Seven questions: two left, one answered, one marked alone, three answered and marked. */
const attempt = [3, 5, 6, 7].reduce<Attempt>(
  (before, questionId) => step(before, { type: 'chose', questionId, optionId: 1, at: 2 }),
  begin({ uid: 'asha', assessmentId: 7, questionIds: [1, 2, 3, 4, 5, 6, 7], seconds: 60, at: 1, isDated: true }),
);
const marked = [4, 5, 6, 7].reduce<Attempt>((before, questionId) => step(before, { type: 'marked', questionId, at: 3 }), attempt);

it('counts the questions in each state', () => {
  expect(countsOf(marked)).toEqual({ unanswered: 2, answered: 1, marked: 1, 'answered-marked': 3 });
});

it('counts a marked answer as marked and as answered', () => {
  expect(tallyOf(marked)).toEqual({ answered: 4, marked: 4, left: 3 });
});

it('a hand-in may be a slip without any answer, and with less than half answered in the first half of the time', () => {
  const questionIds = Array.from({ length: 5 }, (_, at) => at + 1);
  const fresh = begin({ uid: 'asha', assessmentId: 7, questionIds, seconds: 60, at: 0, isDated: true });
  const answers = (count: number) =>
    questionIds
      .slice(0, count)
      .reduce<Attempt>((before, questionId) => step(before, { type: 'chose', questionId, optionId: 1, at: 2 }), fresh);
  expect([0, 1, 2, 3].map((count) => isHasty(answers(count), 29_999))).toEqual([true, true, true, false]);
  expect([0, 1, 2, 3].map((count) => isHasty(answers(count), 30_000))).toEqual([true, false, false, false]);
});

it('parts questions by the subjects of the paper, without a subject that has none of them', () => {
  const subject = (subjectName: string, ...ids: number[]) => ({
    subjectName,
    questions: ids.map((id) => ({ id, description: '', options: [] })),
  });
  const subjects = [subject('Physics', 3, 1), subject('Chemistry', 2), subject('Maths', 5, 4)];
  expect(groupsOf({ subjects }, [1, 3, 4])).toEqual([
    { name: 'Physics', questionIds: [3, 1] },
    { name: 'Maths', questionIds: [4] },
  ]);
});
