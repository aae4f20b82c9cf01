import { describe, expect, test } from 'vitest';
import { optionsIn } from '../../../../../src/admin/bank/formatted/options-in';
import { guessed } from '../../../../../src/admin/bank/upload/reading/columns/header-meanings';
import { rightByFlags } from '../../../../../src/admin/bank/upload/reading/columns/one-cell';
import { missing, shaped } from '../../../../../src/admin/bank/upload/reading/columns/shape';

describe('all options in one cell', () => {
  const four = ['red', 'green', 'dark blue', 'x; y'];
  const [red, green, blue] = four;
  test.each([
    ['A) red B) green C) dark blue D) x; y', four],
    ['(a) red (b) green\n(c) dark blue (d) x; y', four],
    ['(a) red\n(b) green\n(c) dark blue\n(d) x; y', four],
    ['1. red 2. green 3. dark blue', [red, green, blue]],
    ['(क) red (ख) green (ग) dark blue', [red, green, blue]],
    ['red\ngreen\n\ndark blue\n', [red, green, blue]],
    ['red | green|dark blue', [red, green, blue]],
    ['red; green; dark blue', [red, green, blue]],
    ['red, green', null],
    ['red|green; dark blue', null],
    ['red||blue', null],
    ['red', null],
    ['', null],
    ['A) red B) green A) blue', null],
    ['A) red C) green', null],
    ['A) red B)', null],
    ['A) red\ngreen\nB) blue', null],
    ['1|2|3|4|5|6|7', null],
  ])('%j', (cell, options) => expect(optionsIn(cell)).toEqual(options));
});

test.each([
  [['N', 'Y', 'n'], 'B'],
  [['1', '0', '1'], 'A, C'],
  [['सही', 'गलत'], 'A'],
  [['TRUE', 'FALSE', ''], 'A'],
  [['', ''], ''],
  [['Y', 'maybe'], null],
])('flags %j', (flags, right) => expect(rightByFlags(flags)).toBe(right));

const shape = (header: string[], ...rows: string[][]) => {
  const shaping = { header: 0, means: guessed(header), otherwise: 'GK' };
  expect(missing(shaping)).toEqual([]);
  const [columns = [], ...below] = shaped([header, ...rows], shaping);
  return below.map((row) => Object.fromEntries(columns.map((column, at) => [String(column), row[at]]).filter(([, cell]) => cell !== '')));
};

test('a table with all options in one cell becomes one of ours; what may be read in two ways is never ready', () => {
  const [sure, unsure] = shape(['Question', 'Options', 'Answer'], ['Q1?', 'A) x B) y', 'y'], ['Q2?', 'x, y', 'B']);
  expect(sure).toMatchObject({ Question: 'Q1?', 'Option 1': 'x', 'Option 2': 'y', 'Correct option': '2' });
  expect(unsure).toMatchObject({ 'Option 1': 'x, y', 'Correct option': expect.stringMatching(/^\?/) });
  expect(sure).not.toHaveProperty('Options');
  const [bare, beside] = shape(
    ['Question', 'Options', 'Option 1', 'Option 2', 'Answer'],
    ['Q3?', 'x, y', '', '', '2'],
    ['Q4?', 'a; b', 'x', 'y', '2'],
  );
  expect(bare).toEqual({ Question: 'Q3?', 'Option 1': 'x, y', 'Correct option': '? 2', Category: 'GK' });
  expect(beside).toMatchObject({ 'Option 1': 'x', 'Option 2': 'y', 'Correct option': '? 2' });
});

test('a table with a flag for each option names the right ones; a flag that says neither is never ready', () => {
  const header = ['Question', 'Option A', 'Option A correct?', 'Option B', 'Option B correct?'];
  const [one, several, unsure] = shape(header, ['Q1?', 'x', 'N', 'y', 'Y'], ['Q2?', 'x', '1', 'y', '1'], ['Q3?', 'x', '2', 'y', 'Y']);
  expect([one, several, unsure].map((row) => row?.['Correct option'])).toEqual(['B', 'A, B', '?']);
  expect(Object.keys(one ?? {})).not.toContain('Is right 1');
  const both = shape([...header, 'Answer'], ['Q4?', 'x', 'N', 'y', 'Y', 'b'], ['Q5?', 'x', 'N', 'y', 'Y', 'A']);
  expect(both.map((row) => row['Correct option'])).toEqual(['B', '? A']);
});
