import { expect, it } from 'vitest';
import { dueTodayOf, everything, subjectsOf } from '../../../analysis/revise/due-today';
import { planOf } from '../../../analysis/revise/plan';
import { memory } from '../../../src/learner/practice/memory';
import { day, event, question, result, start } from './made';

const insight = (subjectName: string, difficultyLevel: string, questionId: number) => ({
  ...{ questionId, subjectName, difficultyLevel, categories: [], markedForReview: false, seconds: null, place: null },
});
const first = result(1, start, [question(1, 2), question(2, null)], {
  insight: { marksPerCorrect: 1, marksPerWrong: 0, questions: [insight('Maths', 'Easy', 1), insight('', 'Hard', 2)] },
});
const second = result(2, start, [question(3, 2), question(4, 1)], {
  insight: { marksPerCorrect: 1, marksPerWrong: 0, questions: [insight('Maths', 'Hard', 3), insight('Maths', 'Easy', 4)] },
});
const events = [event(3, start, true)];
const today = (narrowed: Partial<typeof everything>, now = start + 60_000) => {
  const { due, all, nextAt, nextCount } = dueTodayOf(planOf([first, second], events, memory, now), { ...everything, ...narrowed }, now);
  const ids = (some: typeof due) => some.map((one) => one.question.questionId).sort();
  return { due: ids(due), all: ids(all), nextIn: nextAt === null ? null : (nextAt - start) / day, nextCount };
};

it('has what is due until the end of the day, and says when the next one comes back', () => {
  expect(today({})).toEqual({ due: [1, 2], all: [1, 2, 3, 4], nextIn: expect.any(Number), nextCount: 1 });
  const { nextIn } = today({});
  // At nine, of a day that ends at midnight: the whole day counts, not the hour.
  const morning = start + ((nextIn ?? 0) - 8 / 24) * day;
  expect(today({}, morning)).toEqual({ due: [1, 2, 3], all: [1, 2, 3, 4], nextIn: null, nextCount: 0 });
});

it('counts what comes back on the same day as the next one, and no later day', () => {
  const later = start + 10 * day;
  const known = [event(2, start, true), event(2, later, true)];
  const plan = planOf([first, second], [...known, event(3, later, false), event(1, later + 1, false)], memory, later);
  const { nextAt, nextCount, due } = dueTodayOf(plan, everything, later + 60_000);
  expect([due.length, ((nextAt ?? 0) - later) / day < 2, nextCount]).toEqual([0, true, 2]);
});

it('is narrowed by assessment, subject and difficulty together; no subject is one of them', () => {
  expect(today({ assessmentId: 1 })).toEqual({ due: [1, 2], all: [1, 2], nextIn: null, nextCount: 0 });
  expect(today({ subjectName: 'Maths' })).toMatchObject({ due: [1], all: [1, 3, 4] });
  expect(today({ subjectName: '' })).toEqual({ due: [2], all: [2], nextIn: null, nextCount: 0 });
  expect(today({ subjectName: 'Maths', difficultyLevel: 'Hard' })).toMatchObject({ due: [], all: [3] });
  expect(today({ subjectName: '', difficultyLevel: 'Easy' })).toEqual({ due: [], all: [], nextIn: null, nextCount: 0 });
});

it('counts questions by subject, the most first, and none without a subject', () => {
  expect(subjectsOf(['', 'Maths', 'English', 'English', ''].map((subjectName) => ({ subjectName })))).toEqual([
    { name: 'English', count: 2 },
    { name: 'Maths', count: 1 },
  ]);
});

it('takes a choice that no question has any more for none', () => {
  expect(today({ assessmentId: 9, subjectName: 'Physics' })).toEqual(today({}));
});
