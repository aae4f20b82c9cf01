import type { AnswerInWords, PersonData } from '../../../contract/people/person-data';

type Value = string | number | boolean | null;
type Row = Readonly<Record<string, unknown>>;

/** `markedForReview` → `Marked for review`. */
const title = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (first) => first.toUpperCase());

const isPlain = (value: unknown): value is Value => value === null || typeof value !== 'object';

/** The plain values of an object, those of objects in it among them; lists are left to sheets of their own. */
const cellsOf = (row: Row): [key: string, value: Value][] =>
  Object.entries(row).flatMap(([key, value]): [string, Value][] => {
    if (isPlain(value)) return [[key, value]];
    return Array.isArray(value) ? [] : cellsOf(value as Row);
  });

/** A list as a table with its header; rows may lack cells. */
function tableOf(rows: readonly Row[]): Value[][] {
  const cells = rows.map((row) => new Map(cellsOf(row)));
  const keys = [...new Set(cells.flatMap((row) => [...row.keys()]))];
  return [keys.map(title), ...cells.map((row) => keys.map((key) => row.get(key) ?? ''))];
}

/** One object as two columns. */
const listOf = (row: Row): Value[][] => cellsOf(row).map(([key, value]) => [title(key), value ?? '']);

const withAssessment = (papers: readonly { assessment: string; answers: AnswerInWords[] }[]): Row[] =>
  papers.flatMap(({ assessment, answers }) => answers.map((answer) => ({ assessment, ...answer })));

/** The longest text that a cell of Excel holds. */
const longestCell = 32_767;
const fitting = (value: Value): Value => (typeof value === 'string' ? value.slice(0, longestCell) : value);

/** Everything that is kept of a person as an Excel workbook, a sheet for each kind of data; texts are texts there, never formulas. */
export async function workbookOf(data: PersonData): Promise<Buffer<ArrayBuffer>> {
  // Not at the server's start: SheetJS is large, and few ask for their data.
  const { utils, write } = await import('xlsx');
  const { portal, madeAt, account, profile, group, extraTime } = data;
  const { changes, ...time } = extraTime;
  const sheets: [name: string, table: Value[][]][] = [
    ['You', [...listOf({ portal, madeAt, ...account }), ...listOf({ ...profile, group, ...time })]],
    ['Notices accepted', tableOf(data.acceptedNotices)],
    ['Expected by the institute', tableOf(data.expectedByInstitute)],
    ['Extra time', tableOf(changes)],
    ['Papers fetched', tableOf(data.papersFetched)],
    ['Starts', tableOf(data.starts)],
    ['Submissions', tableOf(data.submissions)],
    ['Answers', tableOf(withAssessment(data.submissions))],
    ['Other copies', tableOf(data.otherCopies)],
    ['Answers of other copies', tableOf(withAssessment(data.otherCopies))],
    ['Marked again', tableOf(data.markedAgain)],
    ['Changes about you', tableOf(data.changesAboutPerson)],
    ['Changes by you', tableOf(data.changesByPerson)],
    ['Work kept', tableOf(data.workKept)],
  ];
  const book = utils.book_new();
  for (const [name, table] of sheets) utils.book_append_sheet(book, utils.aoa_to_sheet(table.map((row) => row.map(fitting))), name);
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer);
}
