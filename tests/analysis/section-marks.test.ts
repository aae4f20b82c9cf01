import { expect, it } from 'vitest';
import { sectionMarksOf } from '../../analysis/section-marks';
import type { Result } from '../../contract/assessment/assessment';

type Given = [subjectName: string, chosen: number | null, marks?: number];

/** A result in which option 1 is right: 2 marks for a right answer, −0.5 for a wrong one. */
const resultOf = (given: readonly Given[], dropped: readonly number[] = []): Result =>
  ({
    assessmentTitle: 'Mock',
    insight: {
      ...{ marksPerCorrect: 2, marksPerWrong: 0.5 },
      questions: given.map(([subjectName], at) => ({
        ...{ questionId: at + 1, subjectName, categories: [], difficultyLevel: '', markedForReview: false, seconds: null, place: null },
      })),
    },
    questions: given.map(([, chosen, marks], at) => ({
      ...{ questionId: at + 1, selectedOptionId: chosen, correctOptionId: 1, options: [{ id: 1 }, { id: 2 }] },
      ...(marks !== undefined && { marks, worth: { perCorrect: 4, perWrong: 1 } }),
      ...(dropped.includes(at + 1) && { ruling: 'drop' }),
    })),
  }) as unknown as Result;

it('the marks of each section are told in the order of the paper, with what its questions could have brought', () => {
  const result = resultOf([
    ...[['Reading', 1] as const, ['Reading', 2] as const],
    ...[['Arts', 2] as const, ['Arts', null] as const],
    ...[['Numbers', 1, 4] as const, ['Numbers', 2, -1] as const],
  ] as unknown as Given[]);
  expect(sectionMarksOf(result)).toEqual([
    { name: 'Reading', marks: 1.5, totalMarks: 4, correct: 1, partly: 0, wrong: 1, unattempted: 0 },
    { name: 'Arts', marks: -0.5, totalMarks: 4, correct: 0, partly: 0, wrong: 1, unattempted: 1 },
    { name: 'Numbers', marks: 3, totalMarks: 8, correct: 1, partly: 0, wrong: 1, unattempted: 0 },
  ]);
});

it('marks that add up to nothing are 0, never below it', () => {
  const given: Given[] = [
    ['Reading', 1, 0.1],
    ['Reading', 1, 0.2],
    ['Reading', 2, -0.3],
    ['Arts', null],
  ];
  const lost: Given[] = [
    ['Reading', 1, 0.3],
    ['Reading', 2, -0.1],
    ['Reading', 2, -0.2],
    ['Arts', null],
  ];
  for (const each of [given, lost]) expect(Object.is(sectionMarksOf(resultOf(each))[0]?.marks, 0)).toBe(true);
});

it('a question that does not count brings no marks, and a paper of one section has no table', () => {
  const given: Given[] = [
    ['Reading', 1],
    ['Arts', 1],
    ['Arts', 1],
  ];
  expect(sectionMarksOf(resultOf(given, [3])).map(({ marks, totalMarks }) => [marks, totalMarks])).toEqual([
    [2, 2],
    [2, 2],
  ]);
  expect(sectionMarksOf(resultOf([['Reading', 1]]))).toEqual([]);
  expect(sectionMarksOf({ ...resultOf(given), insight: undefined } as unknown as Result)).toEqual([]);
});
