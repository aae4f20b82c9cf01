import { expect, test } from 'vitest';
import { ancestors, placed, searchTree } from '../../../../src/admin/bank/category/tree';
import { bank } from '../kit';

const shape = (tree: typeof bank): unknown[] =>
  tree.map(({ name, subcategories }) => (subcategories.length ? [name, shape(subcategories)] : name));

test('a match expands its ancestors; branches without a match are left out', () => {
  const { branches, open } = searchTree(bank, ' trains ');
  expect(shape(branches)).toEqual([['Quantitative Aptitude', [['Arithmetic', ['Trains']]]]]);
  expect(new Set(open)).toEqual(new Set([1, 2]));
});

test('a matching branch is expanded and shows all its descendants', () => {
  const { branches, open } = searchTree(bank, 'ARITH');
  expect(shape(branches)).toEqual([['Quantitative Aptitude', [['Arithmetic', ['Trains', 'Profit and Loss']]]]]);
  expect(new Set(open)).toEqual(new Set([1, 2]));
});

test('without a query the tree is whole and collapsed; without a match it is empty', () => {
  expect(searchTree(bank, '  ')).toEqual({ branches: bank, open: [] });
  expect(searchTree(bank, 'zoology')).toEqual({ branches: [], open: [] });
});

test('every category is listed with its path', () => {
  expect(placed(bank).map(({ path }) => path)).toContain('Quantitative Aptitude › Arithmetic › Trains');
  expect(placed(bank)).toHaveLength(7);
});

test('ancestors of a category, top first', () => {
  expect(ancestors(bank, 3)).toEqual([1, 2]);
  expect(ancestors(bank, 6)).toEqual([]);
  expect(ancestors(bank, 99)).toEqual([]);
});
