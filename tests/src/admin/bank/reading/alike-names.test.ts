import { expect, test } from 'vitest';
import { alikeNames } from '../../../../../src/admin/bank/upload/categories/alike-names';

test.each([
  ['Boats & Streams', 'Boats and Streams'],
  ['Boats & Streams', 'boats-streams'],
  ['Time and Distance', 'Time & Distances'],
  ['Maths > Ratio, Proportion', 'maths > Ratio and proportion'],
  ['समय और दूरी', 'समय एवं दूरी'],
])('%s and %s are one name', (one, other) => expect([...alikeNames([one, other])]).toEqual([[other, one]]));

test.each([
  ['Algebra 1', 'Algebra 2'],
  ['Algebra I', 'Algebra II'],
  ['Maths > Basics', 'Physics > Basics'],
  ['Class', 'Clas'],
  ['नाव', 'नाद'],
])('%s and %s are two', (one, other) => expect(alikeNames([one, other]).size).toBe(0));

test('each is said to be the first of its spelling', () =>
  expect([...alikeNames(['A & B', 'C', 'a b', 'A and B'])]).toEqual([
    ['a b', 'A & B'],
    ['A and B', 'A & B'],
  ]));
