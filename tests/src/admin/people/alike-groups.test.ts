import { expect, test } from 'vitest';
import { alikeGroups } from '../../../../src/admin/people/roster/alike-groups';

test('a new group that is a slip of a present one, or of a new one with more people, is asked about', () => {
  expect(alikeGroups(['Bacth 03', 'Kota'], ['Batch 03', 'Batch 04'], [])).toEqual([['Bacth 03', 'Batch 03']]);
  const people = [['Bacth 03'], ['Batch 03'], ['Batch 03', 'Batch 04']];
  expect(alikeGroups(['Bacth 03', 'Batch 03', 'Batch 04'], [], people)).toEqual([['Bacth 03', 'Batch 03']]);
  expect(alikeGroups(['Batch 03', 'Bacth 03'], [], [['Batch 03'], ['Bacth 03']])).toEqual([['Bacth 03', 'Batch 03']]);
});

test('one slip in a word, or a word that is missing, is asked about', () => {
  const present = ['Kota Centre', 'Patna Weekend', 'Physics'];
  expect(alikeGroups(['Kota Center', 'Patna', 'Phisics', 'Physicss'], present, [])).toEqual([
    ['Kota Center', 'Kota Centre'],
    ['Patna', 'Patna Weekend'],
    ['Phisics', 'Physics'],
    ['Physicss', 'Physics'],
  ]);
});

test('a new group that only the signs between its words part from another is asked about', () => {
  expect(alikeGroups(['batch-A', 'BATCH_B'], ['Batch A', 'Batch B'], [])).toEqual([
    ['batch-A', 'Batch A'],
    ['BATCH_B', 'Batch B'],
  ]);
  expect(alikeGroups(['batch-A', 'Batch A'], [], [['Batch A'], ['Batch A'], ['batch-A']])).toEqual([['batch-A', 'Batch A']]);
  expect(alikeGroups(['Batch A', 'BatchA'], [], [])).toEqual([['BatchA', 'Batch A']]);
  expect(alikeGroups(['Batch 1-2'], ['Batch 12'], [])).toEqual([]);
});

test('batches that a letter or a number parts are no slips of one another, and neither is a group that there is', () => {
  expect(alikeGroups(['Morning A', 'Morning B', 'Batch 1', 'Batch 2'], [], [])).toEqual([]);
  const present = ['Morning A', 'Batch A', 'Kota A', 'Sunday Morning A', 'बैच क', 'Batch East'];
  for (const name of ['Morning B', 'Evening A', 'Batch-B', 'BatchB', 'Kota B', 'बैच ख', 'JEE Kota A', 'Batch West'])
    expect(alikeGroups([name], present, [])).toEqual([]);
  expect(alikeGroups(['Evening A', 'Morning A', 'Batch East', 'Batch West'], [], [])).toEqual([]);
  expect(alikeGroups(['Kankarbagh', 'Boring Road'], [], [])).toEqual([]);
  expect(alikeGroups(['kota '], ['Kota'], [])).toEqual([]);
});

test('as many groups as a portal may have, with long names, take a moment', () => {
  const sign = (at: number, place: number) => String.fromCharCode(97 + ((at * 7 + place * 13 + (at >> (place % 8))) % 26));
  const word = (at: number, length: number) => Array.from({ length }, (_, place) => sign(at, place)).join('');
  const names = Array.from({ length: 500 }, (_, at) => `${word(at, 40)} ${word(at + 3, 50)}`);
  const started = performance.now();
  alikeGroups(
    names.slice(0, 250),
    names.slice(250),
    names.map((name) => [name]),
  );
  alikeGroups(
    names,
    [],
    names.map((name) => [name]),
  );
  // Each pair of names was compared sign by sign: ten seconds and more on an idle machine.
  expect(performance.now() - started).toBeLessThan(5_000);
});
