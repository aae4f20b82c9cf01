import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { grade } from '../../../../../analysis/marking/grade';
import type { AnswerKey } from '../../../../../analysis/marking/key';
import type { Submission } from '../../../../../contract/assessment/assessment';
import { type Drawn, type FrozenPaper, freeze } from '../../../../../server/rules/papers/freeze';
import { resultJson, resultTemplate } from '../../../../../server/rules/results/result-json';
import { keyAfter } from '../../../../../server/rules/results/ruling';
import { canonical } from '../../../../../server/rules/results/submission-faults';

/** Texts that release 0.8.0 wrote for the plan below: paper, key, the key after a correction, a submission, its marks, its result. */
const wrote = JSON.parse(readFileSync(new URL('marked.json', import.meta.url), 'utf8')) as Record<
  'paper' | 'key' | 'after' | 'body' | 'marks' | 'result',
  string
>;

const option = (id: number, correct: boolean) => ({ id, text: `${id}`, correct, explanation: correct ? 'why' : '' });
const question = (id: number): Drawn => ({
  ...{ id, description: `Q${id}`, options: [option(1, false), option(2, true)], difficultyLevel: 'Easy', categories: ['C'] },
});
const translation = { language: 'hi' as const, description: 'प्र', options: ['क', 'ख'], explanation: 'यों' };

it('a plain exam gets the paper and the key of 0.8.0, to the byte', () => {
  const { paper, key } = freeze({
    ...{ name: 'Mock', description: '', durationInMinutes: 30, createdAt: 0, instructions: 'Read.' },
    marks: { perCorrect: 1 / 3, perWrong: 0.25 },
    subjects: [{ subjectName: 'S', questions: [question(1), { ...question(2), translation }, question(3)] }],
  });
  expect(JSON.stringify(paper)).toBe(wrote.paper);
  expect(JSON.stringify(key)).toBe(wrote.key);
  expect(JSON.stringify(keyAfter(key, 3, { change: 'key', optionIds: [1, 2] }, 'Both.', 7))).toBe(wrote.after);
});

it('a key and a submission that 0.8.0 stored are read and marked as by 0.8.0, to the byte', () => {
  const [paper, key, body] = [
    JSON.parse(wrote.paper) as FrozenPaper,
    JSON.parse(wrote.after) as AnswerKey,
    JSON.parse(wrote.body) as Submission,
  ];
  expect(canonical(body)).toBe(wrote.body);
  expect(JSON.stringify(grade(key, body.answers))).toBe(wrote.marks);
  const summary = {
    ...{ assessmentId: 1, assessmentTitle: 'Mock', score: 0.08, totalMarks: 1, totalQuestions: 3, correctAnswers: 1, wrongAnswers: 1 },
    ...{ unattempted: 1, durationInMinutes: 30, timeTaken: 9, submittedAt: '2026-01-02T00:00:00.000Z' },
  };
  // Later versions say the subjects of the paper at its end.
  const { subjects, ...rest } = JSON.parse(resultJson(resultTemplate(paper, key), summary, body).toString());
  expect(JSON.stringify(rest)).toBe(wrote.result);
  expect(subjects).toEqual([{ subjectName: 'S', numberOfQuestions: 3 }]);
});
