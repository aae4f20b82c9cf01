import { expect, it } from 'vitest';
import { revisionsOf } from '../../../analysis/revise/schedule';
import { drillOf, topicsOf, weakestFirst } from '../../../analysis/revise/topics';
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

it('has the weakest topic first: what was left is not known, and one wrong answer makes no topic the weakest', () => {
  const topic = (name: string, correct: number, wrong: number, unattempted = 0) => ({ name, correct, partly: 0, wrong, unattempted });
  const topics = [topic('Strong', 9, 1), topic('Once', 0, 1), topic('Left', 1, 0, 19), topic('Weak', 2, 18)];
  expect(weakestFirst(topics).map(({ name }) => name)).toEqual(['Left', 'Weak', 'Once', 'Strong']);
});
