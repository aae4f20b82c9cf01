import { describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { csvFrom, tableFrom, xlsxFrom } from '../../../server/rules/results-export';

const row = {
  uid: 'u1',
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'asha@portal.test',
  typedEmail: 'other@portal.test',
  score: 7.5,
  totalMarks: 12,
  correctAnswers: 2,
  wrongAnswers: 1,
  unattempted: 0,
  timeTaken: 61,
  timePercent: 150,
  submittedAt: Date.UTC(2026, 2, 1, 9),
  importedBy: 'head@portal.test',
  setAside: 1,
};

const lines = (cells: (string | number)[]) => csvFrom([cells]).toString();

describe('a register of results', () => {
  it('has a head and a row for each learner, cell below head', () => {
    const [head = [], first = []] = tableFrom([row]);
    expect(Object.fromEntries(head.map((name, at) => [name, first[at]]))).toEqual({
      Uid: 'u1',
      'First name': 'Asha',
      'Last name': 'Verma',
      Email: 'asha@portal.test',
      Score: 7.5,
      'Total marks': 12,
      Correct: 2,
      Wrong: 1,
      Unattempted: 0,
      Seconds: 61,
      'Submitted at': '2026-03-01T09:00:00.000Z',
      'Imported by': 'head@portal.test',
      'Set aside': 1,
      'Extra time': '1.5×',
      'Email as typed': 'other@portal.test',
    });
  });

  it('does not mention extra time if there was none', () => expect(tableFrom([{ ...row, timePercent: 100 }])[1]).toContain(''));

  it('as CSV begins with the byte order mark and ends each row with CR and LF', () => {
    expect(
      csvFrom([
        ['आशा', 7.5],
        ['b', -1],
      ]).toString(),
    ).toBe('\ufeffआशा,7.5\r\nb,-1\r\n');
  });

  it.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\rlines', '"two\rlines"'],
    ['plain', 'plain'],
  ])('quotes %j as CSV requires', (text, cell) => expect(lines([text])).toBe(`\ufeff${cell}\r\n`));

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('lets no spreadsheet execute %j', (text) => {
    expect(lines([text])).toBe(`\ufeff'${text}\r\n`);
  });

  it('keeps such a character after the first position', () => expect(lines(['a=1', -1])).toBe('\ufeffa=1,-1\r\n'));

  it('as a workbook has one sheet of the same cells, texts never formulas', () => {
    const table = [
      ['Uid', 'Score'],
      ['=1+1', 7.5],
    ];
    const book = read(xlsxFrom(table));
    expect(book.SheetNames).toEqual(['Results']);
    const sheet = book.Sheets.Results ?? {};
    expect(utils.sheet_to_json(sheet, { header: 1 })).toEqual(table);
    expect(sheet.A2?.f).toBeUndefined();
  });
});
