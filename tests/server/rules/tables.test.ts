import { describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { csvLine, type ExportCell } from '../../../contract/assessment/results-file/cell';
import { csvPieces } from '../../../server/rules/tables/csv';
import { xlsxPieces } from '../../../server/rules/tables/xlsx';

async function* batchesOf(...batches: ExportCell[][][]): AsyncGenerator<ExportCell[][]> {
  yield* batches;
}

async function whole(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

const shape = { name: 'A & "B"', widths: [7, 26] };
const xlsx = (...batches: ExportCell[][][]) => whole(xlsxPieces(shape, batchesOf(...batches)));

function rowsIn(file: Buffer): ExportCell[][] {
  const book = read(file);
  return utils.sheet_to_json<ExportCell[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
}

describe('a table in pieces', () => {
  const head = ['Rank', 'Name'];

  it('as CSV has its mark once, and a piece for each batch', async () => {
    const pieces: string[] = [];
    for await (const piece of csvPieces(batchesOf([head], [[1, '=x']], [[2, 'b,"c"']]))) pieces.push(Buffer.from(piece).toString());
    expect(pieces).toEqual(['\ufeffRank,Name\r\n', "1,'=x\r\n", '2,"b,""c"""\r\n']);
  });

  it('as CSV begins no cell like a formula, by whatever sign, separator or space a program reads it', () => {
    const cells = (text: string): string[] => text.replace(/\r\n$/, '').split(/[,;|\t\r\n]/);
    const formula = /^["\s\p{Cc}]*[=+\-@＝＋－＠−]/u;
    for (const sign of ['=', '+', '-', '@', '＝', '＋', '－', '＠', '−'])
      for (const before of ['', ' ', '\u3000', '\u00a0', '\ufeff', '\0', 'a;', 'a; ', 'a|', 'a\t', 'a\n', 'a\r\n', '\t', ';;', '";'])
        expect(cells(csvLine(['x', `${before}${sign}1+1`])).filter((cell) => formula.test(cell))).toEqual([]);
    expect(csvLine(['=1+1', '＝1+1', 'a;=1+1', 'a = 1', -5])).toBe(`'=1+1,'＝1+1,"a;'=1+1",a = 1,-5\r\n`);
  });

  it('as a workbook is read back cell by cell, with the name and the widths of its sheet', async () => {
    const rows: ExportCell[][] = [
      [1, 'आशा'],
      [-2.5, '=SUM(A1)'],
      [0, ' <b>&amp;"\' '],
    ];
    const file = await xlsx([head], rows.slice(0, 1), rows.slice(1));
    expect(rowsIn(file)).toEqual([head, ...rows]);
    const book = read(file, { cellStyles: true, cellFormula: true });
    expect(book.SheetNames).toEqual([shape.name]);
    const sheet = book.Sheets[shape.name] ?? {};
    expect(sheet['!cols']?.map((column) => Math.round(column.width ?? 0))).toEqual(shape.widths);
    expect(sheet.B3).toMatchObject({ t: 's', v: '=SUM(A1)' });
    expect(sheet.B3).not.toHaveProperty('f');
  });

  it('as a workbook replaces what XML cannot hold', async () => {
    expect(rowsIn(await xlsx([['a\0b\ud800c\u001f\uffff', 'tab\tline\n']]))).toEqual([['a\ufffdb\ufffdc\ufffd\ufffd', 'tab\tline\n']]);
  });

  it('as a workbook of the same table has the same bytes, and one of many rows is packed', async () => {
    const many = Array.from({ length: 2_000 }, (_, at) => [at, `Learner ${at}`]);
    const file = await xlsx([head], many);
    expect(file).toEqual(await xlsx([head], many));
    expect(rowsIn(file)).toHaveLength(2_001);
    expect(file.length).toBeLessThan(20_000);
  });

  it('as a workbook ends with a fault of its source', async () => {
    async function* broken(): AsyncGenerator<ExportCell[][]> {
      yield [head];
      throw new Error('the database is away');
    }
    await expect(whole(xlsxPieces(shape, broken()))).rejects.toThrow('the database is away');
  });

  it('ends its source where its reader leaves', async () => {
    let ended = 0;
    async function* endless(): AsyncGenerator<ExportCell[][]> {
      try {
        for (;;) yield [[Math.random(), 'x'.repeat(10_000)]];
      } finally {
        ended += 1;
      }
    }
    for await (const _ of csvPieces(endless())) break;
    let count = 0;
    for await (const _ of xlsxPieces(shape, endless())) if (++count === 30) break;
    await expect.poll(() => ended).toBe(2);
  });
});
