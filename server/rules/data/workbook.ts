import type { ExportCell } from '../../../contract/assessment/results-file/cell';
import { timesOf, zoneName } from '../../../contract/assessment/results-file/zone';
import { type DataFileWords, type dataSheets, english } from '../../../contract/people/data-file/english';
import { hindi } from '../../../contract/people/data-file/hindi';
import type { AnswerInWords } from '../../../contract/people/person-data';
import type { TrailDetails } from '../../../contract/trail/trail';
import { workbookPieces } from '../tables/xlsx';
import type { KeptChange, KeptData } from './kept-data';
import { withPlainFormulas } from './plain-formulas';

type Value = string | number | boolean | null;
type Row = Readonly<Record<string, unknown>>;

/** The language of a workbook's words, and the zone of its times. */
export interface WorkbookWish {
  language: 'en' | 'hi';
  zone: string;
}

const wordsIn: Record<WorkbookWish['language'], DataFileWords> = { en: english, hi: hindi };

/** The columns of codes and fixed phrases, by sheet: the `reason` of a report is a code, that of a further chance an admin's own words. */
const coded: Partial<Record<keyof typeof dataSheets, readonly string[]>> = {
  you: ['role', 'rights'],
  starts: ['clock'],
  submissions: ['arrived', 'clock'],
  otherCopies: ['arrived'],
  chances: ['whichCounts'],
  practice: ['what'],
  reports: ['reason', 'outcome'],
  newsSent: ['what'],
  changesAboutPerson: ['about'],
  changesByPerson: ['about'],
  workKept: ['what'],
};
/** Parts that may be absent as a whole: no value of their own. */
const parts = new Set(['result', 'evidence']);

/** Columns whose texts may have formulas in TeX. The workbook has each formula as a line that can be read; the JSON of the same data has its TeX. */
const withFormulas = new Set(['question', 'chosen']);

/** A time as the data have it: ISO 8601, UTC. */
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const isTime = (value: unknown): boolean => typeof value === 'string' && time.test(value);
/** The longest text that a cell of Excel holds. */
const longestCell = 32_767;

/** How keys and values are written. */
interface Written {
  /** `hasTimes`: the name says the zone too. */
  title: (key: string, hasTimes: boolean) => string;
  cell: (key: string, value: Value | undefined) => ExportCell;
}

const wordFor = (words: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.hasOwn(words, code) ? words[code] : undefined;

/** A code or phrase in words. Rights are several, and a thing of the trail has its number behind its kind: `assessment 5`. */
function inWords(values: DataFileWords['values'], said: string): string {
  const wordOf = (code: string): string => wordFor(values, code) ?? code;
  const whole = wordFor(values, said);
  if (whole !== undefined) return whole;
  return said
    .split(', ')
    .map(wordOf)
    .join(', ')
    .replace(/^[a-z]+(?= \d+$)/, wordOf);
}

/** `markedForReview` → `Marked for review`, where it has no other name. */
const titleOf = (columns: DataFileWords['columns'], key: string): string =>
  columns[key] ?? key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (first) => first.toUpperCase());

/** Sheets whose rows are of the trail. */
const ofTrail = new Set<keyof typeof dataSheets>(['changesAboutPerson', 'changesByPerson']);

/** Details whose numbers are times, in epoch milliseconds. */
const moments = new Set(['opensAt', 'closesAt', 'resultsAt', 'opensAtBefore', 'closesAtBefore', 'resultsAtBefore', 'endsAt', 'until']);
/** Details whose values are codes. */
const codes = new Set(['state', 'outcome', 'change', 'changed', 'rights', 'kind', 'counts']);

/** Says in words what a change of the trail tells. What has no word in Hindi is no detail that this version knows. */
function detailsInWords({ language, zone }: WorkbookWish): (told: TrailDetails) => string {
  const { details, values, yes, no, columns } = wordsIn[language];
  const local = timesOf(zone);
  const wordsOf = (key: string, value: TrailDetails[string]): string => {
    if (Array.isArray(value)) return value.map((one) => wordsOf(key, one)).join(', ');
    if (value === null) return '–';
    if (typeof value === 'boolean') return value ? yes : no;
    if (moments.has(key) && typeof value === 'number') return local(new Date(value).toISOString());
    const said = String(value);
    if (isTime(said)) return local(said);
    // A name or a path is what an admin typed, whatever word it is.
    return codes.has(key) ? inWords(values, said) : said;
  };
  const nameOf = (key: string): string =>
    wordFor(hindi.details, key) === undefined ? key : (wordFor(details, key) ?? titleOf(columns, key));
  return (told) =>
    Object.entries(told)
      .map(([key, value]) => `${nameOf(key)}: ${wordsOf(key, value)}`)
      .join(', ');
}

function writtenAs({ language, zone }: WorkbookWish, sheet: keyof typeof dataSheets): Written {
  const { columns, values, acts, yes, no, times } = wordsIn[language];
  const [local, zoned] = [timesOf(zone), zoneName(zone, language)];
  return {
    title: (key, hasTimes) => (hasTimes ? times(titleOf(columns, key), zoned) : titleOf(columns, key)),
    cell(key, value) {
      if (typeof value === 'boolean') return value ? yes : no;
      if (typeof value !== 'string') return value ?? '';
      if (isTime(value)) return local(value);
      // The data have `role granted` of the act `role-granted`.
      if (ofTrail.has(sheet) && key === 'act') return wordFor(acts, value.replaceAll(' ', '-')) ?? value;
      if (coded[sheet]?.includes(key)) return inWords(values, value).slice(0, longestCell);
      return (withFormulas.has(key) ? withPlainFormulas(value) : value).slice(0, longestCell);
    },
  };
}

const isPlain = (value: unknown): value is Value => value === null || typeof value !== 'object';

/** The plain values of an object, those of objects in it among them; lists are left to sheets of their own. */
const cellsOf = (row: Row): [key: string, value: Value][] =>
  Object.entries(row).flatMap(([key, value]): [string, Value][] => {
    if (isPlain(value)) return value === null && parts.has(key) ? [] : [[key, value]];
    return Array.isArray(value) ? [] : cellsOf(value as Row);
  });

/** Rows of a batch: some milliseconds of work. */
const rowsAtOnce = 200;

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
async function* tableOf(rows: Iterable<Row>, { title, cell }: Written, pause: Pause): AsyncGenerator<ExportCell[][]> {
  /** By key, whether it has times. */
  const keys = new Map<string, boolean>();
  for await (const batch of inBatches(rows, pause))
    for (const row of batch) for (const [key, value] of cellsOf(row)) keys.set(key, keys.get(key) === true || isTime(value));
  yield [[...keys].map(([key, hasTimes]) => title(key, hasTimes))];
  for await (const batch of inBatches(rows, pause))
    yield batch.map((row) => {
      const cells = new Map(cellsOf(row));
      return [...keys.keys()].map((key) => cell(key, cells.get(key)));
    });
}

/** Objects as two columns. */
async function* listOf({ title, cell }: Written, ...rows: Row[]): AsyncGenerator<ExportCell[][]> {
  yield rows.flatMap(cellsOf).map(([key, value]) => [title(key, isTime(value)), cell(key, value)]);
}

/** The answers of several papers, made as they are read. */
const answersOf = (papers: readonly { assessment: string; answers: AnswerInWords[] }[]): Iterable<Row> => ({
  *[Symbol.iterator]() {
    for (const { assessment, answers } of papers) for (const answer of answers) yield { assessment, ...answer };
  },
});

/** Changes of the trail with their details in words, made as they are read. */
const toldIn = (inWords: (told: TrailDetails) => string, changes: readonly KeptChange[]): Iterable<Row> => ({
  *[Symbol.iterator]() {
    for (const change of changes) yield { ...change, details: inWords(change.details) };
  },
});

/** Widths of columns, in characters: of a sheet with two, and of tables. */
const [pairWidths, tableWidths] = [[34, 60], Array.from({ length: 16 }, () => 22)];

/**
 * Everything that is kept of a person as an Excel workbook, a sheet for each kind of data of which something is kept, written piece by piece; the first sheet names
 * the others. Texts are texts there, never formulas.
 * `pause` is awaited after some rows.
 */
export function workbookOf(data: KeptData, wish: WorkbookWish, pause: Pause): AsyncGenerator<Uint8Array> {
  const { portal, madeAt, account, profile, group, extraTime } = data;
  const { changes, ...time } = extraTime;
  const { sheets } = wordsIn[wish.language];
  const details = detailsInWords(wish);
  const tables: Record<Exclude<keyof typeof dataSheets, 'you'>, Iterable<Row>> = {
    acceptedNotices: data.acceptedNotices,
    expectedByInstitute: data.expectedByInstitute,
    extraTime: changes,
    papersFetched: data.papersFetched,
    starts: data.starts,
    submissions: data.submissions,
    answers: answersOf(data.submissions),
    otherCopies: data.otherCopies,
    otherAnswers: answersOf(data.otherCopies),
    ownMinutes: data.ownMinutes,
    chances: data.chances,
    numberedHandIns: data.numberedHandIns,
    numberedAnswers: answersOf(data.numberedHandIns),
    resultsRead: data.resultsRead,
    markedAgain: data.markedAgain,
    practice: data.practice,
    reports: data.reports,
    devices: data.devices,
    newsDevices: data.newsDevices,
    newsSent: data.newsSent,
    changesAboutPerson: toldIn(details, data.changesAboutPerson),
    changesByPerson: toldIn(details, data.changesByPerson),
    workKept: data.workKept,
  };
  const isEmpty = (rows: Iterable<Row>): boolean => rows[Symbol.iterator]().next().done === true;
  const entries = Object.entries(tables).map(([key, rows]) => ({
    key: key as keyof typeof tables,
    name: sheets[key as keyof typeof tables],
    rows,
  }));
  const kept = entries.filter(({ rows }) => !isEmpty(rows));
  const none = entries.filter((entry) => !kept.includes(entry)).map(({ name }) => name);
  const you = [{ portal, madeAt, ...account }, { ...profile, group, ...time }, { nothingIsKeptAs: none.join(', ') }];
  return workbookPieces([
    { name: sheets.you, widths: pairWidths, batches: listOf(writtenAs(wish, 'you'), ...you) },
    ...kept.map(({ key, name, rows }) => ({ name, widths: tableWidths, batches: tableOf(rows, writtenAs(wish, key), pause) })),
  ]);
}
