import type { AnswerInWords, PersonData } from '../../../contract/people/person-data';
import { type SheetCell, workbookPieces } from '../tables/xlsx';

type Value = string | number | boolean | null;
type Row = Readonly<Record<string, unknown>>;

/** Names that their keys would not tell. */
const titles: Readonly<Record<string, string>> = {
  timePercent: 'Time in per cent of the usual',
  mostEverPercent: 'The most time ever granted, in per cent of the usual',
};

/** `markedForReview` → `Marked for review`. */
const title = (key: string): string =>
  titles[key] ?? key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (first) => first.toUpperCase());

const isPlain = (value: unknown): value is Value => value === null || typeof value !== 'object';

/** The plain values of an object, those of objects in it among them; lists are left to sheets of their own. */
const cellsOf = (row: Row): [key: string, value: Value][] =>
  Object.entries(row).flatMap(([key, value]): [string, Value][] => {
    if (isPlain(value)) return [[key, value]];
    return Array.isArray(value) ? [] : cellsOf(value as Row);
  });

/** Rows of a batch: some milliseconds of work. */
const rowsAtOnce = 200;
/** The longest text that a cell of Excel holds. */
const longestCell = 32_767;
/** A time as the data have it: ISO 8601, UTC. */
const time = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/;
const cellOf = (value: Value | undefined): SheetCell =>
  typeof value === 'string' ? value.replace(time, '$1 $2 UTC').slice(0, longestCell) : (value ?? '');

/** Lets other requests come in between; is awaited after each batch. */
type Pause = () => Promise<void>;

async function* inBatches(rows: Iterable<Row>, pause: Pause): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for (const row of rows) {
    if (batch.push(row) < rowsAtOnce) continue;
    yield batch;
    batch = [];
    await pause();
  }
  yield batch;
}

/** A list as a table with its header; rows may lack cells, so that the header is known only when all rows have been seen. */
async function* tableOf(rows: Iterable<Row>, pause: Pause): AsyncGenerator<SheetCell[][]> {
  const keys = new Set<string>();
  for await (const batch of inBatches(rows, pause)) for (const row of batch) for (const [key] of cellsOf(row)) keys.add(key);
  yield [[...keys].map(title)];
  for await (const batch of inBatches(rows, pause))
    yield batch.map((row) => {
      const cells = new Map(cellsOf(row));
      return [...keys].map((key) => cellOf(cells.get(key)));
    });
}

/** Objects as two columns. */
async function* listOf(...rows: Row[]): AsyncGenerator<SheetCell[][]> {
  yield rows.flatMap(cellsOf).map(([key, value]) => [title(key), cellOf(value)]);
}

/** The answers of several papers, made as they are read. */
const answersOf = (papers: readonly { assessment: string; answers: AnswerInWords[] }[]): Iterable<Row> => ({
  *[Symbol.iterator]() {
    for (const { assessment, answers } of papers) for (const answer of answers) yield { assessment, ...answer };
  },
});

/**
 * Everything that is kept of a person as an Excel workbook, a sheet for each kind of data of which something is kept, written piece by piece; the first sheet names
 * the others. Texts are texts there, never formulas.
 * `pause` is awaited after some rows.
 */
export function workbookOf(data: PersonData, pause: Pause): AsyncGenerator<Uint8Array> {
  const { portal, madeAt, account, profile, group, extraTime } = data;
  const { changes, ...time } = extraTime;
  const tables: Record<string, Iterable<Row>> = {
    'Notices accepted': data.acceptedNotices,
    'Expected by the institute': data.expectedByInstitute,
    'Extra time': changes,
    'Papers fetched': data.papersFetched,
    Starts: data.starts,
    Submissions: data.submissions,
    Answers: answersOf(data.submissions),
    'Other copies': data.otherCopies,
    'Answers of other copies': answersOf(data.otherCopies),
    'More minutes': data.ownMinutes,
    'Further chances': data.chances,
    'Hand-ins by number': data.numberedHandIns,
    'Answers by number': answersOf(data.numberedHandIns),
    'Results read': data.resultsRead,
    'Marked again': data.markedAgain,
    Practice: data.practice,
    Reports: data.reports,
    Devices: data.devices,
    'Devices with news': data.newsDevices,
    'News sent': data.newsSent,
    'Changes about you': data.changesAboutPerson,
    'Changes by you': data.changesByPerson,
    'Work kept': data.workKept,
  };
  const isEmpty = (rows: Iterable<Row>): boolean => rows[Symbol.iterator]().next().done === true;
  const kept = Object.entries(tables).filter(([, rows]) => !isEmpty(rows));
  const none = Object.keys(tables).filter((name) => kept.every(([other]) => other !== name));
  const you = { portal, madeAt, ...account, role: account.role === 'user' ? 'learner' : account.role };
  return workbookPieces([
    { name: 'You', widths: [], batches: listOf(you, { ...profile, group, ...time }, { nothingIsKeptAs: none.join(', ') }) },
    ...kept.map(([name, rows]) => ({ name, widths: [], batches: tableOf(rows, pause) })),
  ]);
}
