import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../contract/faults/english';
import type { Cell, Table } from '../../../contract/sheet/cells';
import { type LocatedTable, located } from '../../../contract/sheet/located-table';
import type { Found } from '../../../contract/sheet/row';
import { foundInTable, questionTable } from '../../../contract/sheet/table';
import { asRead } from '../../kit/as-read';

const header = ['Question', 'Category', 'Option 1', 'Option 2', 'Correct option'];
const row = (question: Cell = 'Q'): Cell[] => [question, 'Physics', 'a', 'b', '1'];
const sheet = (name: string, ...rows: Cell[][]): Table => ({ name, rows }) as Table;

function tableIn(...tables: Table[]): LocatedTable {
  const read = questionTable(tables);
  if ('is' in read) throw new Error(inEnglish(read.why));
  return read;
}
function why(...tables: Table[]): string {
  const read = questionTable(tables);
  if (!('is' in read)) throw new Error('It is a table.');
  return inEnglish(read.why);
}

/** The text of a found row in a column. */
const textIn = (found: Found | undefined, column: string) => found && 'cells' in found && found.cells(column);

describe('the table of questions in a workbook', () => {
  it('is the first with all columns; other complete ones are reported as unread', () => {
    const table = tableIn(sheet('Notes', ['Hello']), sheet('A', header, row()), sheet('B', header), sheet('C', header), sheet('B', header));
    expect([table.name, table.header, table.unread]).toEqual(['A', 0, ['B', 'C']]);
  });

  it('names the columns that have no meaning in it, and is refused with an option beyond the sixth', () => {
    const table = tableIn(sheet('A', [...header, ' Source ', '', 'Year', 'Source'], [...row(), 'NCERT', '', '2019', '']));
    expect(located(table)).toEqual({ sheet: 'A', row: 1, unread: [], unknown: ['Source', 'Year'] });
    expect('unknown' in located(tableIn(sheet('A', header, row())))).toBe(false);
    expect(why(sheet('A', [...header, 'Option 7'], row()))).toBe('has the column "Option 7"; a question has 6 options at most');
    expect(why(sheet('A', [...header, 'option 7 (Hindi)'], row()))).toContain('option 7 (Hindi)');
  });

  it('is not reported as unread if its own name or header occurs in it twice', () => {
    expect(tableIn(sheet('A', header, row(), header)).unread).toEqual([]);
  });

  it('may have a title and explanations above its header: the first ten filled rows are searched', () => {
    const above = (count: number) => Array.from({ length: count }, () => ['A title']);
    expect(tableIn(sheet('A', ...above(9), [' ', ''], header)).header).toBe(10);
    expect(why(sheet('A', ...above(10), header))).toContain('has no column');
  });

  it('names its columns in any case and spacing', () => {
    expect(tableIn(sheet('A', ['  question', 'CATEGORY ', 'Option   1', 'option 2', 'Correct\noption'])).header).toBe(0);
  });

  it('does not take a fault for a column name', () => {
    expect(why(sheet('A', [{ fault: { code: 'formula-without-value' } }, ...header.slice(1)]))).toBe(
      'has no column Question in row 1 of the sheet "A"',
    );
  });
});

describe('a workbook without a table of questions', () => {
  it('is reported with the columns missing from the best match', () => {
    const far = sheet('Far', ['Question']);
    const close = sheet('Close', [], ['Title'], ['Question', 'Category', 'Option 1']);
    expect(why(far, close)).toBe('has no column Option 2, Correct option in row 3 of the sheet "Close"');
  });

  it('that is blank lacks every column', () => {
    expect(why(sheet('A', [], ['', ' ']))).toBe('has no column Question, Category, Option 1, Option 2, Correct option');
    expect(why()).toBe('has no column Question, Category, Option 1, Option 2, Correct option');
  });
});

describe('a table of questions is refused', () => {
  it('if a column occurs twice', () => {
    expect(why(sheet('A', [...header, 'explanation', 'Explanation']))).toBe('has the column Explanation twice');
    expect(tableIn(sheet('A', [...header, 'Remark', 'Remark'])).header).toBe(0);
  });

  it('if it continues below the last row that is read', () => {
    const blank = (count: number) => Array.from({ length: count }, () => []);
    expect(asRead(questionTable([sheet('A', header, ...blank(50_000))]))).toEqual({ is: 'too-large', why: 'reaches below row 50000' });
    expect(tableIn(sheet('A', header, ...blank(49_999))).header).toBe(0);
  });

  it('if it has more than ten thousand questions; blank rows and rows above the header do not count', () => {
    const rows = (count: number) => Array.from({ length: count }, () => row());
    expect(tableIn(sheet('A', ['Title'], header, [], ...rows(10_000))).header).toBe(1);
    expect(asRead(questionTable([sheet('A', header, ...rows(10_001))]))).toEqual({ is: 'too-large', why: 'has more than 10000 rows' });
  });
});

it('positions are counted from 1, with at most twenty names of a hundred characters', () => {
  const long = 'x'.repeat(150);
  const unread = Array.from({ length: 25 }, () => long);
  const { sheet: name, row: at, unread: others } = located({ name: long, header: 4, rows: [], unread, unknown: [] });
  expect([name.length, at, others.length, others[0]?.length]).toEqual([100, 5, 20, 100]);
});

describe('the rows of a table', () => {
  it('are the filled rows below the header, with their number in the sheet', () => {
    const table = tableIn(sheet('A', ['Title'], header, row('first'), [' '], row('second')));
    expect([...foundInTable(table)].map(({ row, question }) => [row, question])).toEqual([
      [3, 'first'],
      [5, 'second'],
    ]);
  });

  it('give their cells by the name of the column, trimmed; a missing column is empty', () => {
    const [found] = foundInTable(tableIn(sheet('A', [...header, 'Remark'], ['  Q ', 'Physics', ' a', 'b ', '1', 'seen'])));
    expect(['Question', 'Option 1', 'Option 2', 'Explanation', 'Remark'].map((column) => textIn(found, column))).toEqual([
      'Q',
      'a',
      'b',
      '',
      '',
    ]);
  });

  it('pass on the fault of a cell, and the question of such a row is unknown', () => {
    const fault: Cell = { fault: { code: 'cell-error', error: '#DIV/0!' } };
    const [found] = foundInTable(tableIn(sheet('A', header, row(fault))));
    expect([found?.question, textIn(found, 'Question')]).toEqual(['', fault]);
  });

  it('may be shorter than the header', () => {
    const [found] = foundInTable(tableIn(sheet('A', header, ['Q'])));
    expect(textIn(found, 'Correct option')).toBe('');
  });
});
