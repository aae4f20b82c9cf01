import { expect, it } from 'vitest';
import { revisionsOf } from '../../../analysis/revise/schedule';
import { drillOf, topicsOf } from '../../../analysis/revise/topics';
import { memory } from '../../../src/learner/practice/memory';
import { day, event, question, result, start } from './made';

const insight = (of: Record<number, string[]>) => ({
  marksPerCorrect: 1,
  marksPerWrong: 0,
  questions: Object.entries(of).map(([id, categories]) => ({
    ...{ questionId: Number(id), subjectName: 'Physics', categories, difficultyLevel: ' Hard ' },
    ...{ markedForReview: false, seconds: null, place: null },
  })),
});
const results = [
  result(1, start, [question(1, 1), question(2, 2), question(3, null)], {
    insight: insight({ 1: ['Heat'], 2: ['Heat', 'Light'], 3: ['Heat'] }),
  }),
  result(2, start + day, [question(4, 2), question(2, 1)], { insight: insight({ 4: [], 2: ['Heat', 'Light'] }) }),
];

it('counts each topic over all tests; a question without a category stands under its subject', () => {
  expect(topicsOf(results)).toEqual([
    { name: 'Heat', correct: 2, partly: 0, wrong: 1, unattempted: 1 },
    { name: 'Light', correct: 1, partly: 0, wrong: 1, unattempted: 0 },
    { name: 'Physics', correct: 0, partly: 0, wrong: 1, unattempted: 0 },
  ]);
});

it('begins with what was never answered, then with what is least known', () => {
  const ids = (events: Parameters<typeof revisionsOf>[1], topic = 'Heat') =>
    drillOf(revisionsOf(results, events, memory, start + 9 * day), topic).map((one) => one.question.questionId);
  expect(ids([])[0]).toBe(3);
  expect(ids([event(1, start + 2 * day, false), event(3, start + 8 * day, true)])).toEqual([1, 2, 3]);
  expect(ids([], 'Physics')).toEqual([4]);
});
