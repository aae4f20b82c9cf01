import { expect, test } from 'vitest';
import { ancestors, placed, searchTree } from '../../../src/admin/category/tree';
import { bank } from './kit';

const shape = (tree: typeof bank): unknown[] =>
  tree.map(({ name, subcategories }) => (subcategories.length ? [name, shape(subcategories)] : name));

test('a match opens its ancestors, and what does not match is left out', () => {
  const { branches, open } = searchTree(bank, ' trains ');
  expect(shape(branches)).toEqual([['Quantitative Aptitude', [['Arithmetic', ['Trains']]]]]);
  expect(new Set(open)).toEqual(new Set([1, 2]));
});

test('a matching branch is opened and shows all below it', () => {
  const { branches, open } = searchTree(bank, 'ARITH');
  expect(shape(branches)).toEqual([['Quantitative Aptitude', [['Arithmetic', ['Trains', 'Profit and Loss']]]]]);
  expect(new Set(open)).toEqual(new Set([1, 2]));
});

test('no query: the whole tree, nothing opened; no match: nothing', () => {
  expect(searchTree(bank, '  ')).toEqual({ branches: bank, open: [] });
  expect(searchTree(bank, 'zoology')).toEqual({ branches: [], open: [] });
});

test('every category is placed with its way down', () => {
  expect(placed(bank).map(({ path }) => path)).toContain('Quantitative Aptitude › Arithmetic › Trains');
  expect(placed(bank)).toHaveLength(7);
});

test('ancestors of a category, top first', () => {
  expect(ancestors(bank, 3)).toEqual([1, 2]);
  expect(ancestors(bank, 6)).toEqual([]);
  expect(ancestors(bank, 99)).toEqual([]);
});
