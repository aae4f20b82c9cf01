import { expect, it } from 'vitest';
import { fold, orderKey, wordsOf } from '../../../contract/fields/fold';

it('folds case and Unicode form', () => {
  expect(fold('ÉTÉ ①')).toBe(fold('e\u0301te\u0301 1'));
});

it('splits a search into words, whatever separates them', () => {
  expect(wordsOf('  Light   AND\tsound ')).toEqual(['light', 'and', 'sound']);
  expect(wordsOf('   ')).toEqual([]);
});

it('looks for each word of a search once, and for the first ten', () => {
  expect(wordsOf('a B a b')).toEqual(['a', 'b']);
  expect(wordsOf('1 2 3 4 5 6 7 8 9 10 11 12')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
});

it('orders numbers in texts by value', () => {
  const names = ['Mock 10', 'mock 2', 'Mock 007', 'Mock 0', 'Mock'];
  expect(names.toSorted((a, b) => (orderKey(a) < orderKey(b) ? -1 : 1))).toEqual(['Mock', 'Mock 0', 'mock 2', 'Mock 007', 'Mock 10']);
  expect(orderKey('Mock 007')).toBe(orderKey('mock 7'));
  expect(orderKey('1002')).toBe(orderKey('01002'));
  expect(orderKey('0'.repeat(20))).toBe(orderKey('0'));
  expect(orderKey(`${'0'.repeat(20)}7`)).toBe(orderKey('7'));
});
