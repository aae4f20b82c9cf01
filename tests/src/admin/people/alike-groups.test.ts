import { expect, test } from 'vitest';
import { alikeGroups } from '../../../../src/admin/people/roster/alike-groups';

test('a new group that is a slip of a present one, or of a new one with more people, is asked about', () => {
  expect(alikeGroups(['Bacth 03', 'Kota'], ['Batch 03', 'Batch 04'], [])).toEqual([['Bacth 03', 'Batch 03']]);
  const people = [['Bacth 03'], ['Batch 03'], ['Batch 03', 'Batch 04']];
  expect(alikeGroups(['Bacth 03', 'Batch 03', 'Batch 04'], [], people)).toEqual([['Bacth 03', 'Batch 03']]);
  expect(alikeGroups(['Batch 03', 'Bacth 03'], [], [['Batch 03'], ['Bacth 03']])).toEqual([['Bacth 03', 'Batch 03']]);
});

test('batches that a letter or a number parts are no slips of one another, and neither is a group that there is', () => {
  expect(alikeGroups(['Morning A', 'Morning B', 'Batch 1', 'Batch 2'], [], [])).toEqual([]);
  expect(alikeGroups(['Kankarbagh', 'Boring Road'], [], [])).toEqual([]);
  expect(alikeGroups(['kota '], ['Kota'], [])).toEqual([]);
});
