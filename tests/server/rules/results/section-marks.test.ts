import { expect, it } from 'vitest';
import { grade } from '../../../../analysis/marking/grade';
import type { AnswerKey } from '../../../../analysis/marking/key';
import type { FrozenPaper } from '../../../../server/rules/papers/freeze';
import { sectionMarksBy } from '../../../../server/rules/results/section-marks';

const option = { explanation: '', difficultyLevel: 'Easy' };
const key: AnswerKey = {
  marking: { perCorrect: 1, perWrong: 1 / 3 },
  answers: [1, 2, 3, 4].map((questionId) => ({ ...option, questionId, correctOptionId: 1 })),
};
const paper = {
  subjects: [
    { subjectName: 'Physics', questions: [{ id: 1 }, { id: 3 }] },
    { subjectName: 'Maths', questions: [{ id: 2 }, { id: 4 }] },
    { subjectName: 'Nothing', questions: [] },
  ],
} as unknown as FrozenPaper;

it('marks each section by its own questions, rounded as scores are; they add up to the score', () => {
  const answers = [
    [1, 1],
    [2, 2],
    [3, 2],
  ].map(([questionId = 0, selectedOptionId = 0]) => ({ questionId, selectedOptionId, markedForReview: false }));
  const marks = sectionMarksBy(paper, key)(answers);
  expect(marks).toEqual([
    grade(
      key,
      answers.filter(({ questionId }) => questionId !== 2),
    ).score,
    -0.33,
    0,
  ]);
  expect(marks[0]).toBe(0.67);
  expect(sectionMarksBy(paper, key)([])).toEqual([0, 0, 0]);
});
