import { describe, expect, it } from 'vitest';
import { cellCounter } from '../../../contract/sheet/scan';

const bytes = (xml: string) => new TextEncoder().encode(xml);
/** What speaks against a workbook of these parts. */
function faultOf(...parts: string[]) {
  const count = cellCounter();
  return parts.map((part) => count(bytes(part))).find((fault) => fault !== null) ?? null;
}
const rowOf = (cells: number) => `<row>${'<c/>'.repeat(cells)}</row>`;

describe('cells of a workbook', () => {
  it('are 16,384 in a row at most, counted anew in each row', () => {
    expect(faultOf(rowOf(16_384) + rowOf(16_384))).toBeNull();
    expect(faultOf(rowOf(16_385))).toBe('too-many-cells');
  });

  it('are no more than so many in all its parts together', () => {
    const partsOf = (...counts: number[]) => {
      const count = cellCounter(100);
      return counts.map((cells) => count(bytes(rowOf(cells))));
    };
    expect(partsOf(40, 60)).toEqual([null, null]);
    expect(partsOf(40, 61)).toEqual([null, 'too-many-cells']);
  });

  it('are counted whatever prefix their name has and however it ends', () => {
    const cells = (cell: string) => faultOf(`<row>${cell.repeat(16_385)}</row>`);
    for (const cell of ['<x:c/>', '<c r="A1"/>', '<c>', '<c\n/>', '<c\t>', '<prefix:c>'])
      expect([cell, cells(cell)]).toEqual([cell, 'too-many-cells']);
    for (const none of ['</c>', '<cc/>', '<col/>', '<C/>', 'c', '<a-name-longer-than-any-that-counts:c/>', '<c:v/>'])
      expect([none, cells(none)]).toEqual([none, null]);
  });
});

describe('formulas that fill a range', () => {
  const formula = '<f t="array" ref="A1:B2">1</f>';

  it('are a thousand in all parts at most', () => {
    expect(faultOf(formula.repeat(600), formula.repeat(400))).toBeNull();
    expect(faultOf(formula.repeat(600), formula.repeat(401))).toBe('takes-too-much');
  });

  it('are not those of one cell, whatever is written beside them', () => {
    expect(faultOf('<f>array</f>'.repeat(1_001))).toBeNull();
    expect(faultOf(`${'<v t="array"/>'.repeat(1_001)}`)).toBeNull();
  });
});

describe('what lies below the last row that is read', () => {
  const at = (row: string, content: string) => faultOf(`<row ${row}><c>${content}</c></row>`);

  it.each(['<v>1</v>', '<is><t>x</t></is>', '<f>1</f>'])('is noticed where it holds something: %s', (content) => {
    expect(at('r="50001"', content)).toBe('too-low');
    expect(at('r="50000"', content)).toBeNull();
  });

  it('does not matter where it is blank', () => expect(at('r="60000"', '')).toBeNull());

  it.each(['r="50001"', "r='50001'", 'r = "50001"', 'spans="1:2" r="50001"', '\n r="50001"'])(
    'is told by the row’s own number: %s',
    (row) => {
      expect(at(row, '<v>1</v>')).toBe('too-low');
    },
  );

  it('is told by counting where rows have no number, from the last that has one', () => {
    const rows = (count: number) => '<row/>'.repeat(count);
    expect(faultOf(`${rows(50_000)}<v/>`)).toBeNull();
    expect(faultOf(`${rows(50_001)}<v/>`)).toBe('too-low');
    expect(faultOf(`<row r="49999"/><row/><v/>`)).toBeNull();
    expect(faultOf(`<row r="49999"/><row/><row/><v/>`)).toBe('too-low');
  });

  it('begins anew in each part', () => expect(faultOf('<row r="60000"/>', '<v/>')).toBeNull());
});

it('a prefix may have 23 letters', () => {
  const faultWith = (letters: number) => faultOf(`<row r="60000"/><${'p'.repeat(letters)}:v/>`);
  expect([faultWith(23), faultWith(24)]).toEqual(['too-low', null]);
});

it('a tag counts where the part ends before the tag does', () => {
  expect(faultOf('<row r="60000"/><v')).toBe('too-low');
  expect(faultOf(...Array.from({ length: 1_001 }, () => '<f t=array'))).toBe('takes-too-much');
});

it('a part that ends in the middle of a tag is read to its end', () => {
  for (const part of ['', '<', '<row', '<row r="60000"', '<f t="arr', 'no xml']) expect(faultOf(part)).toBeNull();
});
