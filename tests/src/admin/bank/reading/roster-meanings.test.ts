import { describe, expect, test } from 'vitest';
import { readRoster, rosterTable } from '../../../../../contract/sheet/roster';
import { chosen } from '../../../../../src/admin/bank/upload/reading/columns/header-meanings';
import { joined, missingIn, rosterHeaders, shapedRoster } from '../../../../../src/admin/bank/upload/reading/columns/roster-meanings';

describe('the columns of a list of people', () => {
  test.each([
    [
      ['Name', 'Email', 'Phone', 'Group'],
      ['Name', 'Email', 'Phone', 'Group'],
    ],
    [
      ['S.No.', 'Name of the Student', "Father's Name", 'E-mail ID', 'Mobile No.', 'Batch'],
      [null, 'Name', null, 'Email', 'Phone', 'Group'],
    ],
    [
      ['First Name', 'Last Name', 'WhatsApp Number', 'Class'],
      ['Name', 'Name', 'Phone', 'Group'],
    ],
    [
      ['विद्यार्थी का नाम', 'ई-मेल आईडी', 'मोबाइल नंबर', 'बैच'],
      ['Name', 'Email', 'Phone', 'Group'],
    ],
    [
      ['Candidate', 'Contact', 'Batch Name', 'Batch Code'],
      ['Name', 'Email or phone', 'Group', null],
    ],
    [
      ['Name', 'Email', 'Group', 'Groups'],
      ['Name', 'Email', 'Group', 'Groups'],
    ],
    [
      ['Email or Mobile No', 'Section'],
      ['Email or phone', 'Group'],
    ],
  ])('%j mean %j', (header, means) => expect(rosterHeaders.guessed(header)).toEqual(means));

  test('are chosen by hand; first and last name may both be the name', () => {
    const means = chosen(['Name', null, 'Group'], 1, 'Name', joined);
    expect(means).toEqual(['Name', 'Name', 'Group']);
    expect(chosen(means, 0, 'Group', joined)).toEqual(['Group', 'Name', null]);
  });

  test('are missing until a name, a group and an address are known', () => {
    expect(missingIn(['Name', null])).toEqual(['Group', 'Email or phone']);
    expect(missingIn(['Name', 'Group', 'Phone'])).toEqual([]);
    expect(missingIn(['Name', 'Groups', 'Phone'])).toEqual([]);
  });
});

test('a list becomes a roster row below row; a cell that cannot be read stays what it is', () => {
  const broken = { fault: { code: 'cell-unreadable' } } as never;
  const rows = [['Kota'], ['First', 'Last', 'Ph', 'Class'], ['Asha', ' Verma', '98', 'A'], [], ['Ravi', '', broken, 'B']];
  expect(shapedRoster(rows, 1, ['Name', 'Name', 'Phone', 'Group'])).toEqual([
    [],
    ['Name', 'Phone', 'Group'],
    ['Asha Verma', '98', 'A'],
    ['', '', ''],
    ['Ravi', broken, 'B'],
  ]);
});

test('a row with more cells than the header is refused by name: a comma in a name would make a group of it', () => {
  const rows = [
    ['Mobile', 'Name', 'Batch', 'City'],
    ['9876543210', 'Kumar', ' Asha', 'Batch 03', 'Patna'],
    ['9876543211', 'Ravi', 'Batch 03', 'Patna'],
  ];
  const shaped = shapedRoster(
    rows.map((row) => row.slice(0, 4)),
    0,
    ['Phone', 'Name', 'Group', null],
    [1],
  );
  const table = rosterTable([{ name: 'S', rows: shaped }]);
  const read = 'why' in table ? [] : readRoster(table);
  expect(read.map((row) => ('faults' in row ? row.faults : row.group))).toEqual([
    [{ column: 'Name', why: { code: 'longer-than-header' } }],
    'Batch 03',
  ]);
});

test('the columns of rows without a header are told by their cells, where the first has an address', () => {
  const rows = [
    ['1', 'Asha Verma', 'Ram Verma', 'Kota', 'asha@x.in', '9876543210'],
    ['2', 'Ravi', 'Shyam', 'Kota', '', '9876543211'],
  ];
  expect(rosterHeaders.headerless?.(rows)).toEqual([null, 'Name', null, 'Group', 'Email', 'Phone']);
  const mixed = [
    ['Asha', 'asha@x.in', 'Kota'],
    ['Ravi', '9876543211', 'Kota'],
  ];
  expect(rosterHeaders.headerless?.(mixed)).toEqual(['Name', 'Email or phone', 'Group']);
  expect(rosterHeaders.headerless?.([['Naam', 'Pata', 'Varg'], ...mixed])).toBeUndefined();
});
