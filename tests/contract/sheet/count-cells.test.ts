import { describe, expect, it } from 'vitest';
import { cellCounter } from '../../../contract/sheet/count-cells';

const bytes = (xml: string) => new TextEncoder().encode(xml);
/** The fault of a workbook with these parts. */
function faultOf(...parts: string[]) {
  const count = cellCounter();
  return parts.map((part) => count(bytes(part))).find((fault) => fault !== null) ?? null;
}
const rowOf = (cells: number) => `<row>${'<c/>'.repeat(cells)}</row>`;

describe('cells of a workbook', () => {
  it('are at most 16,384 in a row, counted anew in each row', () => {
    expect(faultOf(rowOf(16_384) + rowOf(16_384))).toBeNull();
    expect(faultOf(rowOf(16_385))).toBe('too-many-cells');
  });

  it('are limited over all parts together', () => {
    const partsOf = (...counts: number[]) => {
      const count = cellCounter(100);
      return counts.map((cells) => count(bytes(rowOf(cells))));
    };
    expect(partsOf(40, 60)).toEqual([null, null]);
    expect(partsOf(40, 61)).toEqual([null, 'too-many-cells']);
  });

  it('are counted with every prefix and every ending of their tag', () => {
    const cells = (cell: string) => faultOf(`<row>${cell.repeat(16_385)}</row>`);
    for (const cell of ['<x:c/>', '<c r="A1"/>', '<c>', '<c\n/>', '<c\t>', '<prefix:c>'])
      expect([cell, cells(cell)]).toEqual([cell, 'too-many-cells']);
    for (const none of ['</c>', '<cc/>', '<col/>', '<C/>', 'c', '<a-name-longer-than-any-that-counts:c/>', '<c:v/>'])
      expect([none, cells(none)]).toEqual([none, null]);
  });
});

describe('formulas that fill a range', () => {
  const formula = '<f t="array" ref="A1:B2">1</f>';

  it('are at most a thousand over all parts', () => {
    expect(faultOf(formula.repeat(600), formula.repeat(400))).toBeNull();
    expect(faultOf(formula.repeat(600), formula.repeat(401))).toBe('takes-too-much');
  });

  it('do not include those of one cell, with any other attributes', () => {
    expect(faultOf('<f>array</f>'.repeat(1_001))).toBeNull();
    expect(faultOf(`${'<v t="array"/>'.repeat(1_001)}`)).toBeNull();
  });
});

describe('content below the last row that is read', () => {
  const at = (row: string, content: string) => faultOf(`<row ${row}><c>${content}</c></row>`);

  it.each(['<v>1</v>', '<is><t>x</t></is>', '<f>1</f>'])('is found if it is not blank: %s', (content) => {
    expect(at('r="50001"', content)).toBe('too-low');
    expect(at('r="50000"', content)).toBeNull();
  });

  it('is ignored if it is blank', () => expect(at('r="60000"', '')).toBeNull());

  it.each(['r="50001"', "r='50001'", 'r = "50001"', 'spans="1:2" r="50001"', '\n r="50001"'])(
    'is found by the row’s own number: %s',
    (row) => {
      expect(at(row, '<v>1</v>')).toBe('too-low');
    },
  );

  it('is found by counting rows without a number from the last row with one', () => {
    const rows = (count: number) => '<row/>'.repeat(count);
    expect(faultOf(`${rows(50_000)}<v/>`)).toBeNull();
    expect(faultOf(`${rows(50_001)}<v/>`)).toBe('too-low');
    expect(faultOf(`<row r="49999"/><row/><v/>`)).toBeNull();
    expect(faultOf(`<row r="49999"/><row/><row/><v/>`)).toBe('too-low');
  });

  it('is counted anew in each part', () => expect(faultOf('<row r="60000"/>', '<v/>')).toBeNull());
});

it('a prefix may have 23 letters', () => {
  const faultWith = (letters: number) => faultOf(`<row r="60000"/><${'p'.repeat(letters)}:v/>`);
  expect([faultWith(23), faultWith(24)]).toEqual(['too-low', null]);
});

it('a tag counts even if the part ends within it', () => {
  expect(faultOf('<row r="60000"/><v')).toBe('too-low');
  expect(faultOf(...Array.from({ length: 1_001 }, () => '<f t=array'))).toBe('takes-too-much');
});

it('a part that ends within a tag is read to its end', () => {
  for (const part of ['', '<', '<row', '<row r="60000"', '<f t="arr', 'no xml']) expect(faultOf(part)).toBeNull();
});
