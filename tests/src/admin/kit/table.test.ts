import { expect, test } from 'vitest';
import { found, ordered, searchable } from '../../../../contract/fields/arrange';
import { paged } from '../../../../src/admin/kit/table/arrange';

interface Line {
  id: number;
  name: string;
}
const fields = [
  { id: 'id', value: ({ id }: Line) => id },
  { id: 'name', value: ({ name }: Line) => name },
];
const lines: Line[] = [
  { id: 2, name: 'Mock 10' },
  { id: 10, name: 'mock 9' },
  { id: 1, name: 'हिंदी अभ्यास' },
];

test('numbers are ordered as numbers, also inside names', () => {
  expect(ordered(lines, fields, { column: 'id', direction: 'descending' }).map(({ id }) => id)).toEqual([10, 2, 1]);
  expect(
    ordered(lines, fields, { column: 'name', direction: 'ascending' })
      .map(({ name }) => name)
      .slice(0, 2),
  ).toEqual(['mock 9', 'Mock 10']);
});

test('every word of the query must occur in the row', () => {
  const rows = searchable(lines, fields);
  expect(found(rows, 'MOCK 10').map(({ id }) => id)).toEqual([2, 10]);
  expect(found(rows, 'हिंदी').map(({ id }) => id)).toEqual([1]);
  expect(found(rows, 'absent')).toEqual([]);
});

test('a page number beyond the last page shows the last page', () => {
  const rows = Array.from({ length: 51 }, (_, i) => i);
  expect(paged(rows, 9)).toEqual({ rows: [50], page: 3, pages: 3 });
  expect(paged([], 1)).toEqual({ rows: [], page: 1, pages: 1 });
});

test('10,000 rows are read once for the order and once for the search, however many letters are typed', () => {
  const many = Array.from({ length: 10_000 }, (_, i) => ({ id: i + 1, name: `Assessment ${(i * 7919) % 10_000}` }));
  let reads = 0;
  const counting = fields.map(({ id, value }) => ({
    id,
    value: (line: Line) => {
      reads += 1;
      return value(line);
    },
  }));
  const inOrder = ordered(many, counting, { column: 'name', direction: 'ascending' });
  expect(reads).toBe(10_000);
  const rows = searchable(inOrder, counting);
  expect(reads).toBe(30_000);
  expect(found(rows, 'assessment 99')).toHaveLength(many.filter(({ id, name }) => `${id} ${name}`.includes('99')).length);
  expect(found(rows, 'ment 9999')).toHaveLength(2);
  expect(reads).toBe(30_000);
});
