import { expect, it } from 'vitest';
import { revisionsOf } from '../../../analysis/revise/schedule';
import { drillOf, topicsBySubject, weakestFirst } from '../../../analysis/revise/topics';
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

it('counts each question once, as in the latest test that has it; a question without a category stands under its subject', () => {
  expect(topicsBySubject(results)).toEqual([
    {
      name: 'Physics',
      // A question of two topics counts once.
      whole: { name: 'Physics', correct: 2, partly: 0, wrong: 1, unattempted: 1 },
      topics: [
        { name: 'Heat', correct: 2, partly: 0, wrong: 0, unattempted: 1 },
        { name: 'Physics', correct: 0, partly: 0, wrong: 1, unattempted: 0 },
        { name: 'Light', correct: 1, partly: 0, wrong: 0, unattempted: 0 },
      ],
    },
  ]);
});

it('has a topic under the subject in which it was asked most, and last what no subject of an exam has', () => {
  const asked = (assessmentId: number, title: string, of: [id: number, subject: string, topic: string, isRight: boolean][]) =>
    result(
      assessmentId,
      start,
      of.map(([id, , , isRight]) => question(id, isRight ? 1 : 2)),
      {
        assessmentTitle: title,
        insight: {
          ...{ marksPerCorrect: 1, marksPerWrong: 0 },
          questions: of.map(([id, subjectName, topic]) => ({
            ...{ questionId: id, subjectName, categories: [topic], difficultyLevel: '' },
            ...{ markedForReview: false, seconds: null, place: null },
          })),
        },
      },
    );
  const papers = [
    asked(1, 'Mock', [
      [1, 'Physics', 'Heat', true],
      [2, 'Physics', 'Heat', true],
      [3, 'Physics', 'Light', true],
      [5, 'Chemistry', 'Salts', false],
      [6, 'Chemistry', 'Salts', false],
      [7, 'Chemistry', 'Salts', true],
    ]),
    asked(2, 'Another mock', [[4, 'Chemistry', 'Heat', false]]),
    asked(3, 'By kinds', [
      [10, 'One right', 'Salts', false],
      [11, 'Numbers', 'Salts', false],
      [12, 'Numbers', 'Light', true],
    ]),
    asked(4, 'Drill of all', [
      [8, 'Drill of all', 'Heat', true],
      [9, 'Drill of all', 'Rivers', false],
    ]),
  ];
  const found = topicsBySubject(papers);
  expect(found.map(({ name, whole, topics }) => [name, whole?.correct ?? null, topics.map((topic) => topic.name)])).toEqual([
    ['Chemistry', 1, ['Salts']],
    ['Physics', 5, ['Heat', 'Light']],
    ['', null, ['Rivers']],
  ]);
});

it('begins with what was never answered, then with what is least known', () => {
  const ids = (events: Parameters<typeof revisionsOf>[1], topic = 'Heat') =>
    drillOf(revisionsOf(results, events, memory, start + 9 * day), topic).map((one) => one.question.questionId);
  expect(ids([])[0]).toBe(3);
  expect(ids([event(1, start + 2 * day, false), event(3, start + 8 * day, true)])).toEqual([1, 2, 3]);
  expect(ids([], 'Physics')).toEqual([4]);
});

it('has the weakest topic first: what was left is not known, and a topic that was only left, or of one or two questions, is none of them', () => {
  const topic = (name: string, correct: number, wrong: number, unattempted = 0) => ({ name, correct, partly: 0, wrong, unattempted });
  const topics = [
    topic('Strong', 9, 1),
    topic('Once', 0, 1),
    topic('Untried', 0, 0, 7),
    topic('Small', 1, 2),
    topic('Left', 1, 0, 19),
    topic('Third', 2, 4),
    topic('Weak', 2, 18),
  ];
  expect(weakestFirst(topics).map(({ name }) => name)).toEqual(['Left', 'Weak', 'Third', 'Small', 'Strong', 'Untried', 'Once']);
});

it('begins with the weakest topic of all, whatever the whole of its subject', () => {
  const asked = (id: number, subjectName: string, topic: string) => ({
    ...{ questionId: id, subjectName, categories: [topic], difficultyLevel: '' },
    ...{ markedForReview: false, seconds: null, place: null },
  });
  // All of Reasoning was left; half of Maths came out right, and nothing of its equations.
  const questions = [1, 2, 3].flatMap((id) => [question(id, 2), question(id + 10, 1), question(id + 20, null)]);
  const of = [1, 2, 3].flatMap((id) => [
    asked(id, 'Maths', 'Equations'),
    asked(id + 10, 'Maths', 'Angles'),
    asked(id + 20, 'Reasoning', 'Series'),
  ]);
  const found = topicsBySubject([result(1, start, questions, { insight: { marksPerCorrect: 1, marksPerWrong: 0, questions: of } })]);
  expect(found.map(({ name, topics }) => [name, topics.map((topic) => topic.name)])).toEqual([
    ['Maths', ['Equations', 'Angles']],
    ['Reasoning', ['Series']],
  ]);
});
