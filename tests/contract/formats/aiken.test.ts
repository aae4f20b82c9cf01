import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brief, read } from './kit';

const file = readFileSync(new URL('./files/exam.aiken.txt', import.meta.url), 'utf8');

test('an Aiken file becomes questions; an unfinished question is named by its line', () => {
  const { drafts, errors } = read('exam.txt', file);
  expect(drafts.map(brief)).toEqual([
    ['What is the correct answer to this question?', 'Is it this one?', 'Maybe this answer?', 'Possibly this one?', '*Must be this one!'],
    ['Which of these numbers is prime?', '21', '27', '*29', '33', '35', '39'],
    [
      'Consider the following statements:\n1. Water boils at 100 °C at sea level.\n2. It boils earlier on a mountain.\nWhich of them is true?',
      '1 only',
      '2 only',
      '*Both',
    ],
  ]);
  expect(drafts.map(({ categoryIds }) => categoryIds)).toEqual([[2], [2], [2]]);
  expect(errors).toEqual([
    'Line 25, Options: Please provide at least 2 options.',
    'Line 29, Question: is missing above this line.',
    'Line 31, Question: is missing above this line.',
    'Line 33, Correct option: is missing: no line says ANSWER.',
    'Line 37, Correct option: "E" is not an option.',
    'Line 42, Question: is the same as in line 1.',
    'Line 49, Correct option: is missing: no line says ANSWER.',
  ]);
});

test('Aiken has no categories: without a category chosen for the upload, no question can be filed', () => {
  expect(read('exam.txt', 'Why?\nA. a\nB. b\nANSWER: A', null).errors).toEqual(['Line 1, Category: is empty.']);
});

test.each([
  ['Answer: that is what is asked\nA) a\nB) b\nANSWER: B', 'Answer: that is what is asked'],
  ['\uFEFFWhy?\r\n\r\nA) a\r\nB) b\r\n\r\nANSWER: B\r\n', 'Why?'],
])('%j is read', (text, question) => {
  expect(read('exam.txt', text).drafts.map(brief)).toEqual([[question, 'a', '*b']]);
});
