import { expect, test } from 'vitest';
import { fromLines } from '../../../../../src/admin/bank/upload/reading/text/lines';
import type { TextLine } from '../../../../../src/admin/bank/upload/reading/text/text-line';

const linesOf = (text: string): TextLine[] => text.split('\n').map((line) => ({ text: line }));

const read = (text: string) => fromLines(linesOf(text)).rows.slice(1);

const answersOf = (text: string) => read(text).map((row) => row[row.length - 3]);

test('a key at the end answers by number', () => {
  expect(read('1. One?\n(a) x\n(b) y\nAns: a\n2. Two?\n(a) x\n(b) y\nAnswer key\n1. a 2-b').map((row) => row[3])).toEqual(['a', 'b']);
});

test('an answer in the line below its title is one, and does not take the next question for a key', () => {
  expect(read('1. One?\n(a) x\n(b) y\nAnswer:\n(b) y\n2. A train runs\n(a) z\n(b) w\nAnswer:\na').map((row) => [row[0], row[3]])).toEqual([
    ['One?', 'b'],
    ['A train runs', 'a'],
  ]);
});

test('each section has a key of its own, also with Hindi digits and letters', () => {
  const section = '1. One?\n(a) x\n(b) y\n2. Two?\n(a) x\n(b) y\n';
  expect(read(`${section}Answers\n1. a, 2. b\n${section}Answers\n१. ख २. क`).map((row) => row[3])).toEqual(['a', 'b', 'ख', 'क']);
});

test('a key that contradicts the answer of a question leaves both, which is refused by name later', () => {
  expect(read('1. One?\n(a) x\n(b) y\nAns: (a)\n2. Two?\n(a) x\n(b) y\nAns: b\nAnswer key\n1. b 2. b').map((row) => row[3])).toEqual([
    '(a) / b',
    'b',
  ]);
});

test.each([
  ['row by row', 'Q. No.\nAnswer\n1\nb\n2\na'],
  ['numbers above letters', 'Answers\n1\n2\n(b)\n(a)'],
  ['numbers above letters, each row with its name', 'Answer Key\nQ. No.\n1\n2\nAns.\nb\na'],
  ['parted by bars', 'Answer key\n1 | b\n2 | a'],
])('a key in a table is read %s', (_, key) => {
  expect(answersOf(`1. One?\n(a) x\n(b) y\n2. Two?\n(a) x\n(b) y\n${key}`)).toEqual(['b', 'a']);
});

const two = '1. One?\n(1) x\n(2) y\n(3) z\n2. Two?\n(1) x\n(2) y\n(3) z\n';
const lettered = two.replaceAll('(1)', '(a)').replaceAll('(2)', '(b)').replaceAll('(3)', '(c)');

test.each([
  ['in brackets', 'Answer key\n1. (3) 2. (1)'],
  ['in brackets, each in its line', 'Answers\n1. (3)\n2. (1)'],
  ['behind a hyphen', 'Answers\n1-3, 2-1'],
  ['behind a point', 'Answer key:\n1. 3 2. 1'],
  ['behind Q', 'Answer Key\nQ1. (3) Q2. (1)'],
  ['with the title in the line', 'Answers: 1-3 2-1'],
  ['with a title of one answer, and two entries', 'Ans: 1. (3) 2. (1)'],
  ['in a table', 'Q. No.\n1\n2\nAns\n(3)\n(1)'],
  ['in Hindi', 'उत्तर कुंजी\n१. (३) २. (१)'],
  ['as letters in the line of the title', 'Answers: 1-c 2-a'],
])('a key of numbers at the end answers by number %s, and begins no question', (_, key) => {
  const { rows, left } = fromLines(linesOf(two + key));
  expect(rows.slice(1).map((row) => [row[0], row[4]?.toUpperCase()])).toEqual([
    ['One?', 'C'],
    ['Two?', 'A'],
  ]);
  expect(left).toBe(0);
});

test('a key of numbers answers lettered options as an answer line does', () => {
  expect(read(`${lettered}Answer key\n1. (3) 2. (1)`).map((row) => row[4])).toEqual(['3', '1']);
});

test.each([
  ['with a number that is no option', 'Answer key\n1. (5) 2. (1)', ['? 5', 'A']],
  ['with a number that no question can have', 'Answer key\n1. (7) 2-1', ['? 7', 'A']],
  ['with a large number behind a hyphen', 'Answer key\n1-3, 2-12', ['C', '? 12']],
  ['that contradicts itself', 'Answer key\n1. (3) 2. (1)\n1. (2)', ['3 / 2', 'A']],
  ['whose numbers run down', 'Answer key\n2-3, 1-1', ['', '']],
  ['without a sign between the numbers', 'Answer key\n1 3 2 1', ['', '']],
  ['of bare numbers in a table', 'Answer key\n1\n3\n2\n1', ['', '']],
])('a key of numbers %s is never guessed', (_, key, answers) => {
  expect(
    read(two + key)
      .map((row) => row[4])
      .slice(0, 2),
  ).toEqual(answers);
});

test('an answer of its own in the line below its title is no entry of a key', () => {
  expect(read('1. How much?\n(a) x\n(b) y\nAnswers:\n1.5')[0]?.[3]).toBe('');
  const [one, other] = read('1. One?\n(a) x\n(b) y\n2. Two?\n(a) x\n(b) y\nAnswer:\n1-2');
  expect([one?.[3], other?.[3]]).toEqual(['', '']);
});
