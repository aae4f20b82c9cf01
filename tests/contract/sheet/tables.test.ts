import { describe, expect, it } from 'vitest';
import { cellsOf, tablesOf } from '../../../contract/sheet/cells';

const one = { '!data': [[{ t: 's', v: 'Q' }]] };
const long = { ...one, '!fullref': 'A1:A60000' };
const book = (bookType: string | undefined, Sheets: Record<string, object>) =>
  tablesOf({ SheetNames: ['A', 'B', 'C'].slice(0, Object.keys(Sheets).length), Sheets, bookType });

describe('the tables of a workbook', () => {
  it('are those of an .xlsx or an .xls, by name and in their order', () => {
    const tables = [
      { name: 'A', rows: [['Q']] },
      { name: 'B', rows: [] },
    ];
    expect([book('xlsx', { A: one, B: {} }), book(undefined, { A: one, B: {} })]).toEqual([tables, tables]);
    expect(book('xlsb', { A: one })).toBe('other-sheet');
  });

  it('are too long if an .xls declares too many rows; the declaration of an .xlsx is ignored', () => {
    expect([book(undefined, { A: one, B: long }), book('xlsx', { A: one, B: long })]).toEqual(['too-low', expect.any(Array)]);
  });
});

describe('the cells of a table', () => {
  const cell = (v: unknown, more: object = {}) => cellsOf({ '!data': [[{ t: 's', v, ...more }]] } as never)[0]?.[0];

  it('are empty if they have no content', () => {
    expect([cell(undefined), cell(null), cell('x', { t: 'z' })]).toEqual(['', '', '']);
    expect(cellsOf({ '!data': [null, [null]] } as never)).toEqual([[], ['']]);
  });

  it('are numbers of at most fifteen digits without a number format', () => {
    const number = { t: 'n', w: '0.3000' };
    expect([cell(0.1 + 0.2, number), cell(0.1 + 0.2, { ...number, z: 'General' }), cell(0.1 + 0.2, { ...number, z: '0.0000' })]).toEqual([
      '0.3',
      '0.3',
      '0.3000',
    ]);
  });

  it('have no NUL, which an old sheet can contain', () => expect(cell('a\0b\0')).toBe('ab'));

  it('are at most two hundred in a row, merged ones included', () => {
    const row = Array.from({ length: 205 }, (_, at) => ({ t: 's', v: `${at}` }));
    const table = {
      '!data': [row, []],
      '!merges': [
        { s: { r: 0, c: 199 }, e: { r: 1, c: 199 } },
        { s: { r: 0, c: 200 }, e: { r: 1, c: 200 } },
      ],
    };
    expect(cellsOf(table).map(({ length }) => length)).toEqual([200, 200]);
  });

  it('name an error in at most twenty characters', () => {
    expect(cell(7, { t: 'e', w: '#'.repeat(30) })).toEqual({ fault: { code: 'cell-error', error: '#'.repeat(20) } });
  });

  it('that are merged and empty do not change the cells below them', () => {
    const table = {
      '!data': [[{ t: 's', v: '' }], [{ t: 's', v: 'own' }]],
      '!merges': [
        { s: { r: 0, c: 0 }, e: { r: 1, c: 0 } },
        { s: { r: 9, c: 0 }, e: { r: 10, c: 0 } },
      ],
    };
    expect(cellsOf(table)).toEqual([[''], ['own']]);
    const short = { '!data': [[], [{ t: 's', v: 'own' }]], '!merges': [{ s: { r: 0, c: 0 }, e: { r: 1, c: 0 } }] };
    expect(cellsOf(short)).toEqual([[], ['own']]);
  });
});
