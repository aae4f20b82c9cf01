import { expect, test } from 'vitest';
import { selectionAfter } from '../../../../src/admin/bank/many/selected';
import {
  addressWith,
  everything,
  filtersIn,
  isNarrowed,
  openedIn,
  type QuestionFilters,
} from '../../../../src/admin/bank/query/bank-address';
import { queryOf } from '../../../../src/admin/bank/query/use-questions';

const read = (address: string) => filtersIn(new URLSearchParams(address));

test('filters go into an address and come back; what is the default is left out', () => {
  const wanted: QuestionFilters = {
    search: 'x² & "y"',
    category: 7,
    difficulty: 'Hard',
    language: 'हिन्दी',
    kind: 'numeric',
    state: 'retired',
    upload: 41,
    sort: '-name',
    page: 3,
  };
  expect(read(addressWith(wanted, null))).toEqual(wanted);
  expect(addressWith(everything, null)).toBe('');
  expect(addressWith({ ...everything, page: 2 }, null)).toBe('?page=2');
  expect(addressWith({ ...everything, sort: 'id' }, 9)).toBe('?sort=id&question=9');
});

test.each(['?page=0', '?page=x', '?category=-1', '?sort=description', '?state=gone', '?kind=essay', '?other=1', ''])(
  '%s lists the whole bank',
  (address) => expect(read(address)).toEqual(everything),
);

test.each<[string, ReturnType<typeof openedIn>]>([
  ['', null],
  ['?question=new', 'new'],
  ['?question=12', 12],
  ['?question=0', null],
  ['?question=1e3', null],
])('%s opens %s', (address, opened) => expect(openedIn(new URLSearchParams(address))).toBe(opened));

test('an address can list the questions in use without an explanation', () => {
  expect(read('?state=unexplained').state).toBe('unexplained');
  expect(queryOf(read('?state=unexplained'))).toMatchObject({ state: 'active', lacks: 'explanation' });
  expect(queryOf(everything)).not.toHaveProperty('lacks');
});

test('an address can list the questions of one kind', () => {
  expect(queryOf(read('?kind=multiple'))).toMatchObject({ kind: 'multiple' });
  expect(queryOf(everything)).not.toHaveProperty('kind');
  expect(isNarrowed(read('?kind=multiple'))).toBe(true);
});

test('order and page narrow nothing', () => {
  expect(isNarrowed({ ...everything, sort: 'name', page: 4 })).toBe(false);
  for (const part of [{ search: 'a' }, { category: 1 }, { difficulty: 'Easy' }, { language: 'Hindi' }, { state: 'retired' as const }])
    expect(isNarrowed({ ...everything, ...part })).toBe(true);
});

test.each<[string, number[], 'all' | number[], number[], number[]]>([
  ['a row of this page', [9], [9, 1], [1, 2], [9, 1]],
  ['a row taken out', [9, 1], [9], [1, 2], [9]],
  ['all rows of this page', [9], 'all', [1, 2], [9, 1, 2]],
  ['no row of this page', [9, 1, 2], [], [1, 2], [9]],
  ['the only row taken out', [9], [], [1, 2], []],
])('a selection over pages: %s', (_, before, reported, page, after) => {
  const selection = reported === 'all' ? reported : new Set(reported);
  expect([...selectionAfter(new Set(before), selection, page)]).toEqual(after);
});
