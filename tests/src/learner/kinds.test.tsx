// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ResultQuestion } from '../../../contract/assessment/assessment';
import { type PracticeRow, study } from '../../../src/learner/device/study';
import { ResultPage } from '../../../src/learner/result/ResultPage';
import { RevisePage } from '../../../src/learner/revise/RevisePage';
import { device } from '../../../src/runner/device/db';
import { keepResult } from '../../../src/runner/device/shelf';
import { questionOf } from '../../kit/question-of';
import { byRole, click, eventually, leave, open, signIn, startOver, text } from './kit';
import { asha, question, result } from './made';

vi.mock('../../../src/session/session-store', async () => (await import('./kit')).sessionDouble);

const several = question({
  ...{ questionId: 1, questionText: 'Which two?', kind: 'multiple', selectedOptionId: null, selectedOptionIds: [11] },
  ...{ correctOptionId: 11, correctOptionIds: [11, 12], marks: 1 },
});
const number = question({
  ...{ questionId: 2, questionText: 'How much?', kind: 'numeric', options: [], selectedOptionId: null, value: '-2.5' },
  ...{ correctOptionId: 0, correctValue: { from: -3, to: -2.98 }, marks: -0.33 },
});
const half = question({
  ...number,
  questionId: 3,
  questionText: 'And how much now?',
  value: '-',
  marks: 0,
  correctValue: { from: 1e-7, to: 1e-7 },
});

const isOf = (one: ResultQuestion) => (row: PracticeRow) => questionOf(row) === one.questionId;

const insight = {
  ...{ marksPerCorrect: 4, marksPerWrong: 1 },
  questions: [1, 2, 3].map((questionId) => ({
    ...{ questionId, subjectName: 'Maths', categories: [], difficultyLevel: '', markedForReview: false, seconds: null, place: null },
  })),
};

beforeEach(async () => {
  await startOver();
  signIn(asha);
  await study.practice.clear();
  await keepResult(device, asha.uid, result({ questions: [several, number, half], insight }));
});
afterEach(leave);

it('a result shows several right options, a partly right answer, the range of a number, and the marks that each answer got', async () => {
  await open(<ResultPage assessmentId={1} />, '/assessments/1/result');
  const [first, second, third] = await eventually(() =>
    ['Question 1', 'Question 2', 'Question 3'].map((name) => byRole('heading', name).closest('section')?.textContent ?? ''),
  );
  expect(first).toMatch(/Partly correct.*Your answer, correct.*Correct, not chosen.*Marks: 1 of 4/);
  expect(second).toMatch(/Wrong.*Your answer −2.5.*Wrong.*Right answer from −3 to −2.98.*Marks: −0.33(?! of)/);
  expect(text()).toMatch(/\b1 Partly correct/);
  await click(byRole('tab', 'Insights'));
  await eventually(() => expect(text()).toContain('Partly correct answers are counted apart.'));
  expect(third).toMatch(/Unattempted.*Your answer −.*No number: counts as no answer.*Right answer 0.0000001.*Marks: 0 of 4/);
});

it('practice takes several options and typed numbers, and tells what is right', async () => {
  await open(<RevisePage />, '/user/mistake-notebook');
  await click(await eventually(() => byRole('button', 'Revise 3')));
  const check = () => byRole('button', 'Check') as HTMLButtonElement;
  const key = (name: string) => eventually(() => byRole('button', name));
  await click(await key('Change the sign'));
  expect(check().disabled).toBe(true);
  for (const name of ['2', '.', '9', '8']) await click(await key(name));
  await click(check());
  await eventually(() => expect(text()).toContain('Right.'));
  expect(text()).toContain('Your answer −2.98');
  await click(byRole('button', 'Undo'));
  await click(await key('5'));
  await click(check());
  await eventually(() => expect(text()).toContain('Not right.'));
  expect(text()).toContain('Right answer from −3 to −2.98');
  // The two numbers were not right at all, so they come first.
  for (const name of ['Next question', "I don't know", 'Next question']) await click(await key(name));
  await eventually(() => expect(text()).toContain('One or more options may be right'));
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('fieldset input[type=checkbox]')];
  expect(check().disabled).toBe(true);
  const ticks = async (...places: number[]) => {
    for (const at of places) await click(boxes()[at] ?? expect.fail('No box'));
  };
  await ticks(0);
  await click(check());
  await eventually(() => expect(text()).toContain('Partly right.'));
  await key('Save this question');
  expect(await study.practice.where('uid').equals(asha.uid).filter(isOf(several)).toArray()).toMatchObject([{ right: true, sure: false }]);
  await click(byRole('button', 'Undo'));
  await key('Check');
  await ticks(0, 1, 1, 1);
  expect(boxes().map((box) => box.checked)).toEqual([true, true]);
  await click(check());
  await eventually(() => expect(text()).toContain('Right. You had seen the solution'));
  await click(byRole('button', 'Undo'));
  await key('Check');
  await ticks(0);
  await click(check());
  await click(await key('Finish'));
  await eventually(() => expect(text()).toContain('0 of 3 right, 1 partly.'));
});
