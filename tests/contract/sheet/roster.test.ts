import { describe, expect, it } from 'vitest';
import { emailFrom, phoneFrom } from '../../../contract/people/roster';
import type { Cell } from '../../../contract/sheet/cells';
import { maxRoster, readRoster, rosterLocated, rosterTable } from '../../../contract/sheet/roster';

const read = (...rows: Cell[][]) => {
  const table = rosterTable([{ name: 'Sheet1', rows }]);
  return 'why' in table ? table : readRoster(table);
};
const header = ['Name', 'Email', 'Phone', 'Group'];
const faultsOf = (...cells: Cell[]) => {
  const rows = read(header, cells);
  return Array.isArray(rows)
    ? rows.flatMap((row) => ('faults' in row ? row.faults.map(({ column, why }) => [column, why.code]) : []))
    : rows;
};

describe('a phone', () => {
  it.each([
    ['9876543210', '+919876543210'],
    [' 098765-43210 ', '+919876543210'],
    ['919876543210', '+919876543210'],
    ['+91 98765 43210', '+919876543210'],
    ['0091 98765 43210', '+919876543210'],
    ['९८७६५४३२१०', '+919876543210'],
    ['９８７６５４３２１０', '+919876543210'],
    ['(+44) 20 7946 0958', '+442079460958'],
    ['0044 20 7946 0958', '+442079460958'],
    ['+1.212.555.0100', '+12125550100'],
  ])('typed as %s is %s', (typed, wanted) => expect(phoneFrom(typed)).toBe(wanted));

  it.each([
    '',
    '12345',
    '98765432101',
    '0123456789',
    '+91 98765',
    '+919876543210123',
    '+91012345678',
    '+0123456789',
    '+123456',
    '+1234567890123456',
    'x9876543210',
    '9876543210x',
    '9'.repeat(500),
  ])('typed as %s is none', (typed) => expect(phoneFrom(typed)).toBeNull());
});

describe('an email', () => {
  it('is compared as sign-ins have it', () => expect(emailFrom('  Asha.Verma+NEET@School.IN ')).toBe('asha.verma+neet@school.in'));

  it.each(['', 'asha', 'asha@school', '@school.in', 'a b@school.in', `${'a'.repeat(250)}@school.in`, `${'a'.repeat(500)}@x.in`])(
    'typed as %s is none',
    (typed) => expect(emailFrom(typed)).toBeNull(),
  );
});

describe('a roster', () => {
  it('has a person in each row, with addresses as sign-ins have them', () => {
    expect(read(header, ['Asha Verma', 'Asha@school.in', '', 'Kota'], ['', '', '', ''], ['Ravi', '', '98765 43210', ' Batch 9 '])).toEqual([
      { row: 2, name: 'Asha Verma', email: 'asha@school.in', phone: '', group: 'Kota' },
      { row: 4, name: 'Ravi', email: '', phone: '+919876543210', group: 'Batch 9' },
    ]);
  });

  it('may have a title above, other names of columns, and one column for both kinds of address', () => {
    expect(
      read(
        ['List of 2026'],
        [],
        ['Roll', 'STUDENT NAME', 'Batch', 'Email or Phone'],
        ['1', 'Asha', 'A', 'a@b.in'],
        ['2', 'Ravi', 'A', '9876543210'],
      ),
    ).toEqual([
      { row: 4, name: 'Asha', email: 'a@b.in', phone: '', group: 'A' },
      { row: 5, name: 'Ravi', email: '', phone: '+919876543210', group: 'A' },
    ]);
    expect(read(['नाम', 'मोबाइल', 'समूह'], ['आशा', '9876543210', 'क'])).toMatchObject([{ name: 'आशा', group: 'क' }]);
  });

  it('takes a centre or a class for the group only where no column names a batch', () => {
    const groupOf = (...names: string[]) => {
      const rows = read(['Name', 'Email', ...names], ['Asha', 'a@b.in', ...names.map((name) => `of ${name}`)]);
      return Array.isArray(rows) && rows[0]?.group;
    };
    expect(groupOf('Centre', 'Class / Batch')).toBe('of Class / Batch');
    expect(groupOf('Class', 'Batch Name')).toBe('of Batch Name');
    expect(groupOf('Section', 'Groups')).toBe('of Section');
    expect(groupOf('Centre')).toBe('of Centre');
    expect(groupOf('कक्षा', 'Target Batch')).toBe('of Target Batch');
  });

  it('takes words that say that there is no address for none', () => {
    const rows = read(header, ['Asha', 'not available', '9876543210', 'A'], ['Ravi', 'ravi@x.in', 'N/A', 'A'], ['Ila', '-', 'NA', 'A']);
    expect(rows).toMatchObject([
      { email: '', phone: '+919876543210' },
      { email: 'ravi@x.in', phone: '' },
      { faults: [{ column: 'Email', why: { code: 'address-missing' } }] },
    ]);
  });

  it('reads every name of a column that the mapping proposes, where no column has a surer one', () => {
    const cells = ['Asha', 'bad.mail@', '9876543210', 'A'];
    const rows = read(['Student Name', 'E-mail ID', 'Mobile No.', 'Batch Name'], cells, ['Ravi', 'ravi@x.in', '9876543211', 'A']);
    expect(rows).toMatchObject([{ faults: [{ column: 'Email', why: { code: 'not-an-email' } }] }, { email: 'ravi@x.in', group: 'A' }]);
    // A surer name keeps its column, as it did before.
    expect(read(['Name', 'Email', 'Batch', 'Class'], ['Asha', 'a@b.in', 'A', '11'])).toMatchObject([{ group: 'A' }]);
    expect(read(['First Name', 'Last Name', 'Email', 'Batch'])).toMatchObject({ why: { code: 'column-twice', column: 'Name' } });
  });

  it('names each column that nothing reads, one without a header by its letters', () => {
    const rows = [
      ['Name', 'Email', 'Group', 'House', '', ''],
      ['Asha', 'a@b.in', 'A', 'Red', '', 'note'],
    ];
    expect(rosterTable([{ name: 'Sheet1', rows }])).toMatchObject({ unknown: ['House', 'F'] });
  });

  it('is refused as a whole without its columns, with one of them twice, and with too many rows', () => {
    expect(read(['Name', 'Group'], ['Asha', 'A'])).toMatchObject({
      why: { code: 'columns-missing-in', columns: 'Email or phone', row: 1 },
    });
    expect(read(['Email', 'Phone'], ['a@b.in', ''])).toMatchObject({ why: { columns: 'Name, Group' } });
    expect(read(['Nothing'])).toMatchObject({ why: { columns: 'Name, Group, Email or phone' } });
    expect(read()).toEqual({ is: 'invalid', why: { code: 'columns-missing', columns: 'Name, Group, Email or phone' } });
    expect(read([...header, 'Mobile'], ['A', '', '', 'B', ''])).toMatchObject({ why: { code: 'column-twice', column: 'Phone' } });
    const line = (at: number) => ['N', `n${at}@b.in`, '', 'G'];
    const lines = Array.from({ length: maxRoster }, (_, at) => line(at));
    expect(read(header, ...lines)).toHaveLength(maxRoster);
    expect(read(header, ...lines, line(maxRoster))).toEqual({ is: 'too-large', why: { code: 'too-many-rows', most: maxRoster } });
  });

  it('has the faults of each row with their columns', () => {
    expect(faultsOf('', 'a@b.in', '', 'G')).toEqual([['Name', 'required']]);
    expect(faultsOf('A', '', '', 'G')).toEqual([['Email', 'address-missing']]);
    expect(faultsOf('A', 'a@b', '12', '')).toEqual([
      ['Email', 'not-an-email'],
      ['Phone', 'not-a-phone'],
      ['Group', 'required'],
    ]);
    expect(faultsOf('x'.repeat(201), 'a@b.in', '', 'y'.repeat(101))).toEqual([
      ['Name', 'too-many-characters'],
      ['Group', 'too-many-characters'],
    ]);
    expect(faultsOf('A', { fault: { code: 'cell-error', error: '#REF!' } }, '', 'G')).toEqual([['Email', 'cell-error']]);
  });

  it('says several groups in a column of their own, beside Group or without it, each once and ten at most', () => {
    const several = (...cells: string[]) => read([...header, 'Groups'], ['A', 'a@b.in', '', ...cells]);
    expect(several('Kota', '')).toEqual([{ row: 2, name: 'A', email: 'a@b.in', phone: '', group: 'Kota' }]);
    expect(several('Kota', ' Batch B; kota ;; Sikar')).toMatchObject([{ group: 'Kota', groups: ['Kota', 'Batch B', 'Sikar'] }]);
    expect(several('', 'Sikar; Kota')).toMatchObject([{ group: 'Sikar', groups: ['Sikar', 'Kota'] }]);
    expect(read(['Name', 'Email', 'Groups'], ['A', 'a@b.in', 'Sikar;Kota'])).toMatchObject([{ groups: ['Sikar', 'Kota'] }]);
    // A semicolon in Group is part of the name, as it was before.
    expect(several('Kota; one', '')).toMatchObject([{ group: 'Kota; one' }]);
    const faults = (...cells: string[]) => {
      const rows = several(...cells);
      return Array.isArray(rows)
        ? rows.flatMap((row) => ('faults' in row ? row.faults.map(({ column, why }) => [column, why.code]) : []))
        : rows;
    };
    expect(faults('', '')).toEqual([['Group', 'required']]);
    expect(faults('K', 'y'.repeat(101))).toEqual([['Groups', 'too-many-characters']]);
    const names = Array.from({ length: 10 }, (_, at) => `G${at}`);
    expect([faults('', names.join(';')), faults('K', names.join(';'))]).toEqual([[], [['Groups', 'groups-of-learner']]]);
  });

  it('says one fault of a cell with too many groups, and looks at none of them', () => {
    const cell = Array.from({ length: 3_000 }, (_, at) => `${at}`.padEnd(101, 'x')).join(';');
    for (const groups of [cell, ';'.repeat(30_000)]) {
      const rows = read([...header, 'Groups'], ...Array.from({ length: 50 }, (_, at) => ['A', `a${at}@b.in`, '', 'K', groups]));
      const said = { row: 2, name: 'A', email: 'a0@b.in', phone: '', group: 'K' };
      expect(rows).toHaveLength(50);
      expect(rows).toContainEqual({ ...said, faults: [{ column: 'Groups', why: { code: 'groups-of-learner', most: 10 } }] });
    }
    const overlong = Array.from({ length: 10 }, (_, at) => `${at}`.padEnd(101, 'x')).join(';');
    expect(read([...header, 'Groups'], ['A', 'a@b.in', '', 'K', `${overlong.slice(0, 900)};`])).toMatchObject([
      { faults: [{ column: 'Groups', why: { code: 'too-many-characters' } }] },
    ]);
  });

  it('has an address once; a bad row takes none, and shows what was written, shortened', () => {
    const rows = read(
      header,
      ['Bad', 'a@b.in', '1', 'G'],
      ['One', 'a@b.in', '9876543210', 'G'],
      ['Two', 'A@B.in', '', 'G'],
      ['Three', '', '+91 9876543210', 'H'],
      ['z'.repeat(300), '', '', 'G'],
    );
    expect(rows).toMatchObject([
      { row: 2, email: 'a@b.in', phone: '1', faults: [{ column: 'Phone' }] },
      { row: 3, name: 'One' },
      { row: 4, email: 'A@B.in', faults: [{ column: 'Email', why: { code: 'same-as-row', row: 3 } }] },
      { row: 5, faults: [{ column: 'Phone', why: { code: 'same-as-row', row: 3 } }] },
      { row: 6, name: `${'z'.repeat(79)}…` },
    ]);
    expect(Array.isArray(rows) && rows[1] && 'faults' in rows[1]).toBe(false);
  });
});

describe('a row that says how many people there are', () => {
  const rows: Cell[][] = [
    header,
    ['Asha', 'asha@x.in', '', 'Kota'],
    ['Total', '', '10', ''],
    ['', '', 'Grand total: 10', ''],
    ['कुल विद्यार्थी', '', '', '१०'],
  ];
  it('is no person, and is quoted', () => {
    const table = rosterTable([{ name: 'Sheet1', rows }]);
    if ('why' in table) throw new Error(table.why.code);
    expect(readRoster(table).map(({ row }) => row)).toEqual([2]);
    expect(rosterLocated(table).besides).toEqual(['Total 10', 'Grand total: 10', 'कुल विद्यार्थी १०']);
  });

  it.each<[string, Cell[]]>([
    ['a name like it', ['Totaram', '', '', 'Kota']],
    ['a name in Devanagari', ['कुलदीप', '', '', '12']],
    ['a group', ['Total', '', '', 'Kota']],
    ['an address', ['Total', 't@x.in', '', '']],
    ['numbers alone', ['12', '', '', '']],
  ])('is a person with %s', (_, cells) => {
    const table = rosterTable([{ name: 'Sheet1', rows: [header, cells] }]);
    if ('why' in table) throw new Error(table.why.code);
    expect([readRoster(table).length, rosterLocated(table)]).toEqual([1, { sheet: 'Sheet1', row: 1, unread: [] }]);
  });
});
