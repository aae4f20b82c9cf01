import { expect, it } from 'vitest';
import { codeAlphabet } from '../../../../contract/assessment/spoken-code';
import { words as english } from '../../../../src/admin/words/en/desk';
import { wordsHi as hindi } from '../../../../src/admin/words/hi/desk';

it.each([
  ['English', english],
  ['Hindi', hindi],
])('each sign of a code has a word of its own in %s', (_, { spelling }) => {
  expect(Object.keys(spelling).sort()).toEqual([...codeAlphabet].sort());
  expect(new Set(Object.values(spelling)).size).toBe(codeAlphabet.length);
});
