import { expect, it } from 'vitest';
import { lowestOf, weakestFirst, weakestOf } from '../../../analysis/breakdown';
import { revisionsOf } from '../../../analysis/revise/revisions';
import { drillOf, topicsBySubject } from '../../../analysis/revise/topics';
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
        { name: 'Physics', correct: 0, partly: 0, wrong: 1, unattempted: 0 },
        { name: 'Heat', correct: 2, partly: 0, wrong: 0, unattempted: 1 },
        { name: 'Light', correct: 1, partly: 0, wrong: 0, unattempted: 0 },
      ],
    },
  ]);
});

it('has a topic under the subject in which it was asked most, and without a name what no subject of an exam has', () => {
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
  expect(found.map(({ name, whole, topics }) => [name, whole.correct, topics.map((topic) => topic.name)])).toEqual([
    ['Chemistry', 1, ['Salts']],
    ['Physics', 5, ['Heat', 'Light']],
    ['', 0, ['Rivers']],
  ]);
});

it('begins with what was never answered, then with what is least known', () => {
  const ids = (events: Parameters<typeof revisionsOf>[1], topic = 'Heat') =>
    drillOf(revisionsOf(results, events, memory, start + 9 * day), topic).map((one) => one.question.questionId);
  expect(ids([])[0]).toBe(3);
  expect(ids([event(1, start + 2 * day, false), event(3, start + 8 * day, true)])).toEqual([1, 2, 3]);
  expect(ids([], 'Physics')).toEqual([4]);
});

const topic = (name: string, correct: number, wrong: number, unattempted = 0) => ({ name, correct, partly: 0, wrong, unattempted });

it('has the lowest share of attempted questions first, then what has one or two answers, and last what has none', () => {
  const topics = [
    topic('Strong', 9, 1),
    topic('Once', 0, 1),
    topic('Untried', 0, 0, 7),
    topic('Small', 1, 2),
    topic('Left', 1, 0, 19),
    topic('Half left', 2, 1, 17),
    topic('Third', 2, 4),
    topic('Weak', 2, 18),
  ];
  expect(weakestFirst(topics).map(({ name }) => name)).toEqual([
    'Weak',
    'Third',
    'Small',
    'Half left',
    'Strong',
    'Once',
    'Left',
    'Untried',
  ]);
  expect(weakestOf(topics)?.name).toBe('Weak');
});

it('calls nothing weak that is right in four of five or has one or two answers', () => {
  const topic = (name: string, correct: number, partly: number, wrong: number) => ({ name, correct, partly, wrong, unattempted: 5 });
  expect(weakestOf([topic('Known', 4, 0, 1), topic('Few', 0, 0, 2)])).toBeUndefined();
  expect(weakestOf([topic('Known', 4, 0, 1), topic('Nearly', 3, 1, 0)])?.name).toBe('Nearly');
});

it('orders subjects by their wholes as it orders topics, those without a name among them', () => {
  const asked = (id: number, subjectName: string, topic: string) => ({
    ...{ questionId: id, subjectName, categories: [topic], difficultyLevel: '' },
    ...{ markedForReview: false, seconds: null, place: null },
  });
  // Of Maths half came out right, and nothing of its equations; of English all but one; Reasoning has one answer, Science none.
  const rows: [subject: string, topic: string, chosen: number | null][] = [
    ...[1, 2, 3].map((): [string, string, null] => ['Science', 'Bodies', null]),
    ...[1, 2, 3].map((at): [string, string, number | null] => ['Reasoning', 'Series', at === 1 ? 2 : null]),
    ...[1, 1, 2].map((chosen): [string, string, number] => ['English', 'Grammar', chosen]),
    ...[2, 2, 2].map((chosen): [string, string, number] => ['Maths', 'Equations', chosen]),
    ...[1, 1, 1].map((chosen): [string, string, number] => ['Maths', 'Angles', chosen]),
    // In two sections: of no subject.
    ...[2, 2, 1].map((chosen, at): [string, string, number] => [`Kind ${at}`, 'Rivers', chosen]),
  ];
  const found = topicsBySubject([
    result(
      1,
      start,
      rows.map(([, , chosen], at) => question(at + 1, chosen)),
      {
        insight: {
          ...{ marksPerCorrect: 1, marksPerWrong: 0 },
          questions: rows.map(([subject, topic], at) => asked(at + 1, subject, topic)),
        },
      },
    ),
  ]);
  expect(found.map(({ name, topics }) => [name, topics.map((topic) => topic.name)])).toEqual([
    ['', ['Rivers']],
    ['Maths', ['Equations', 'Angles']],
    ['English', ['Grammar']],
    ['Reasoning', ['Series']],
    ['Science', ['Bodies']],
  ]);
});

it('the lowest of some groups is the one of the lowest share, with enough answers to tell, where another has more', () => {
  expect(lowestOf([topic('Strong', 4, 0), topic('Weak', 1, 3), topic('Once', 0, 1)])?.name).toBe('Weak');
  expect(lowestOf([topic('Weak', 1, 3), topic('Middle', 2, 2), topic('Strong', 4, 0)])?.name).toBe('Weak');
  expect(lowestOf([topic('One', 2, 2), topic('Other', 3, 3)])).toBeUndefined();
  expect(lowestOf([topic('One', 2, 2), topic('Few', 0, 1)])).toBeUndefined();
  // Two share the lowest.
  expect(lowestOf([topic('One', 2, 2), topic('Other', 3, 3), topic('Strong', 4, 0)])).toBeUndefined();
  expect(lowestOf([])).toBeUndefined();
});
