// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { Paper } from '../../../../contract/assessment/assessment';
import type { DrawnPaper, DrawnQuestion } from '../../../../contract/assessment/drawn';
import { optionsAbreast } from '../../../../src/admin/papers/print/abreast';
import { neededFor, numbered, rightLetters, textsOf } from '../../../../src/admin/papers/print/printed';
import { clicks, leaves, opens, server, settles, texts, the, types } from '../kit';

afterEach(leaves);

const question = (id: number, over: Partial<DrawnQuestion> = {}): DrawnQuestion => ({
  ...{ id, description: `No. ${id}`, correctOptionId: 2, explanation: `Because of ${id}`, difficultyLevel: '', categories: [] },
  options: ['One', 'Two', 'Three', 'Four'].map((text, at) => ({ id: at + 1, text })),
  ...over,
});
const translation = { language: 'hi' as const, description: 'दो और दो?', options: ['One', 'दो', 'तीन', 'चार'], explanation: 'क्योंकि' };
const picture = { hash: 'a', width: 4, height: 3, alt: 'A map' };
const drawn: DrawnPaper = {
  ...{ id: 9, name: 'Mock', state: 'draft', version: 1 },
  passages: [{ id: 5, text: 'The monsoon reached the coast early.', translation: { language: 'hi', text: 'मानसून जल्दी आया।' } }],
  subjects: [
    { subjectName: 'English', questions: [question(1), question(2, { passage: { id: 5 } }), question(3, { passage: { id: 5 } })] },
    {
      subjectName: 'Maths',
      questions: [
        question(4, { translation, alsoRight: [4] }),
        question(5, { kind: 'numeric', options: [], correctOptionId: 0, correctValue: { from: -2.5, to: -2 } }),
      ],
    },
  ],
};
const paper: Paper = {
  ...{ id: 9, name: 'Mock', description: '', durationInMinutes: 60, totalMarks: 11, createdAt: '2026-01-05T10:00:00.000Z' },
  ...{ instructions: 'Use a blue pen.', marksPerQuestion: 2, negativeMarkingPerWrongQuestion: 0.5 },
  subjects: [
    { subjectName: 'English', questions: [] },
    { subjectName: 'Maths', questions: [], marksPerCorrect: 4, negativeMarksPerWrong: 0, minutes: 20 },
  ],
};
const gives = (over: object = {}) => server({ 'GET /assessment/9/drawn': drawn, 'GET /assessment/9': paper, ...over });
const sheet = () => document.querySelector('[data-sheet]')?.textContent ?? '';
const part = (name: string) => document.querySelector(`[data-part="${name}"]`);
const opensPrint = () => opens('/admin/assessments/9/print');

test('questions are numbered through, and a set has its passage once, with its last number', () => {
  const items = numbered(drawn);
  expect(items.map((own) => own.map(({ number }) => number))).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
  expect(items.flat().map(({ opens: set }) => set && [set.passage.id, set.to])).toEqual([
    undefined,
    [5, 3],
    undefined,
    undefined,
    undefined,
  ]);
});

test('a question is printed in its first language, its second one, or both; one in a single language in that', () => {
  const said = (language: 'first' | 'second' | 'both', one = question(1, { translation })) =>
    textsOf(one, language).map(({ lang, description, explanation }) => [lang, description, explanation]);
  expect(said('first')).toEqual([['en', 'No. 1', 'Because of 1']]);
  expect(said('second')).toEqual([['hi', 'दो और दो?', 'क्योंकि']]);
  expect(said('both')).toEqual([
    ['en', 'No. 1', 'Because of 1'],
    ['hi', 'दो और दो?', 'क्योंकि'],
  ]);
  expect(said('second', question(1))).toEqual([[undefined, 'No. 1', 'Because of 1']]);
  expect(textsOf(question(1, { translation: { ...translation, language: 'ur' } }), 'second')[0]?.dir).toBe('rtl');
});

test.each([
  [['1', '22'], false, 1, 4],
  [['1', '22'], false, 2, 4],
  [['₹9,600', 'b'], false, 2, 2],
  [['a'.repeat(44)], false, 1, 2],
  [['a'.repeat(5)], false, 2, 4],
  [['a'.repeat(18)], false, 2, 2],
  [['a'.repeat(19)], false, 2, 1],
  [['a'.repeat(45)], false, 1, 1],
  [['a'.repeat(45)], true, 1, 2],
  [[], false, 1, 4],
] as const)('options %o stand side by side where they are short', (options, hasPictures, columns, abreast) => {
  expect(optionsAbreast(options, hasPictures, columns)).toBe(abreast);
});

test('the key is one letter, several, or none', () => {
  expect(rightLetters(question(1))).toEqual(['B']);
  expect(rightLetters(question(1, { alsoRight: [4] }))).toEqual(['B', 'D']);
  expect(rightLetters(question(1, { correctOptionIds: [1, 3] }))).toEqual(['A', 'C']);
  expect(rightLetters(question(1, { options: [] }))).toEqual([]);
});

test('a print waits for each picture once, and for fonts where there are formulas', () => {
  expect(neededFor(drawn)).toEqual({ pictures: 0, hasFormulas: false });
  const questions = [question(1, { picture, explanationPicture: picture }), question(2, { description: '$x$' })];
  expect(neededFor({ ...drawn, subjects: [{ subjectName: 'A', questions }] })).toEqual({ pictures: 1, hasFormulas: true });
});

test('a paper is printed with its head, its sections and an answer sheet, without its key', async () => {
  gives();
  await opensPrint();
  for (const words of [
    'Exam Portal',
    'Mock',
    'Roll number',
    '5 questions · 60 minutes · 11 marks',
    'English3+2−0.5',
    'Maths220+40',
    'Use a blue pen.',
    'Passage of questions 2 to 3',
    'Answer:',
  ])
    expect(sheet()).toContain(words);
  expect(sheet().split('The monsoon reached the coast early.')).toHaveLength(2);
  expect(part('answer-sheet')?.querySelectorAll('li')).toHaveLength(5);
  expect([part('key'), part('explanations')]).toEqual([null, null]);
  expect(sheet()).not.toContain('Because of');
});

test('the key and the explanations are pages of their own, once they are wanted', async () => {
  gives();
  await opensPrint();
  await clicks('field', 'Answer key');
  await clicks('field', 'Answers with explanations');
  await clicks('field', 'Answer sheet');
  expect(part('key')?.textContent).toBe('Exam PortalMock · Answer key1B2B3B4B, D5−2.5 to −2');
  expect(part('explanations')?.textContent).toContain('Because of 4');
  expect(part('answer-sheet')).toBeNull();
  expect(document.body.textContent).toContain('Right answers are on the last pages');
});

test('both languages are printed below each other, and options beside each other', async () => {
  gives();
  await opensPrint();
  expect(sheet()).not.toContain('दो और दो?');
  expect(texts('status').join()).toBe('');
  await types('Language', 'both');
  expect(texts('status').join()).toBe('Questions in one language only: 4 of 5.');
  expect(sheet()).toContain('No. 4दो और दो?');
  expect(sheet()).toContain('(A)One(B)Two / दो');
  expect(sheet()).toContain('मानसून');
  await types('Language', 'second');
  expect(texts('status').join()).toBe('Questions that are not in this language: 4 of 5. They are printed in their own.');
  expect(sheet()).not.toContain('No. 4');
  expect(sheet()).toContain('No. 1');
});

test('one column or two, and the browser prints', async () => {
  gives();
  const print = vi.fn();
  window.print = print;
  await opensPrint();
  const columns = () => document.querySelectorAll('[data-sheet] ul.print\\:columns-2').length;
  expect(columns()).toBe(2);
  await clicks('field', 'Two columns');
  expect(columns()).toBe(0);
  await clicks('button', 'Print');
  await settles();
  expect(print).toHaveBeenCalledOnce();
  Reflect.deleteProperty(window, 'print');
});

test('without minutes and marks the rest is printed, and the screen says so', async () => {
  gives({ 'GET /assessment/9': 'no network' });
  await opensPrint();
  expect(texts('status').join()).toContain('Minutes and marks could not be loaded');
  expect(sheet()).toContain('No. 1');
  expect(sheet()).not.toContain('minutes');
});

test('a page of questions leads to the print', async () => {
  gives();
  await opens('/admin/assessments/9/questions');
  expect(the('link', 'Print').getAttribute('href')).toBe('/admin/assessments/9/print');
});

test('a paper of one subject without marks and minutes of its own has no table of sections', async () => {
  gives({ 'GET /assessment/9': { ...paper, marksPerQuestion: null, subjects: [{ subjectName: 'All', questions: [] }] } });
  await opensPrint();
  expect(document.querySelector('[data-sheet] table')).toBeNull();
  expect(sheet()).toContain('60 minutes');
});
