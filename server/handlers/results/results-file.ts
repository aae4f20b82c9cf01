import type { Submission } from '../../../contract/assessment/assessment';
import { type ExportForm, exportTypes, type WantedFlag } from '../../../contract/assessment/result-list';
import type { ExportCell } from '../../../contract/assessment/results-file/cell';
import { countedWords, english, flagWords, type ResultsFileWords } from '../../../contract/assessment/results-file/english';
import { resultsFileName } from '../../../contract/assessment/results-file/file-name';
import { hindi } from '../../../contract/assessment/results-file/hindi';
import { timesOf, zoneName } from '../../../contract/assessment/results-file/zone';
import { usualPercent } from '../../../contract/fields/limits';
import type { Scope } from '../../../contract/people/rights';
import { sectionMarksBy } from '../../rules/results/section-marks';
import { csvPieces } from '../../rules/tables/csv';
import { xlsxPieces } from '../../rules/tables/xlsx';
import type { ResultFilter } from '../../store/hand-ins/results/result-filter';
import { resultBatches } from '../../store/hand-ins/results/result-rows';
import { bodiesOf } from '../../store/hand-ins/submissions/cohort';
import type { Tools } from '../shared/handlers';
import { hasFlag } from './flagged';
import { completer, type ListedResult, type Listing } from './listed';

/** How a file of results is written: its format, the language of its words and the zone of its times. */
export interface FileWish {
  format: ExportForm;
  language: 'en' | 'hi';
  zone: string;
  /** Only results with this flag. */
  flag?: WantedFlag;
}

/** Rows of one piece. */
const rowsAtOnce = 250;

const wordsIn: Record<FileWish['language'], ResultsFileWords> = { en: english, hi: hindi };

/** A result with the marks of each section; none where the paper has a single one, whose marks are the score. */
interface ExportedResult extends ListedResult {
  sectionMarks: readonly number[];
}

interface Column {
  title: string;
  width: number;
  of: (listed: ExportedResult) => ExportCell;
}

/** The columns of the file. A new one goes to the end, after those of the sections, because other programs read a column by its position. */
function columnsOf(
  { columns, sectionMarks, ...words }: ResultsFileWords,
  { language, zone }: FileWish,
  { totalMarks, sections, scope }: { totalMarks: number; sections: readonly string[]; scope: Scope },
): Column[] {
  const time = timesOf(zone);
  const unusualOf = (row: ListedResult['row']): string =>
    [...flagWords(words, row), ...(row.counted ? countedWords(words, row.counted) : [])].join(', ');
  return [
    { title: scope === null ? columns.rank : columns.rankInGroups, width: 7, of: ({ row }) => row.rank ?? '' },
    { title: columns.name, width: 26, of: ({ row }) => row.name },
    { title: columns.email, width: 30, of: ({ row }) => row.email },
    { title: columns.phone, width: 16, of: ({ row }) => row.phone },
    { title: columns.group, width: 16, of: ({ row }) => row.groups?.join('; ') ?? row.group ?? '' },
    { title: columns.score, width: 8, of: ({ row }) => row.score },
    { title: columns.totalMarks, width: 11, of: () => totalMarks },
    { title: columns.correctAnswers, width: 8, of: ({ row }) => row.correctAnswers },
    { title: columns.wrongAnswers, width: 8, of: ({ row }) => row.wrongAnswers },
    { title: columns.unattempted, width: 9, of: ({ row }) => row.unattempted },
    { title: columns.timeTaken, width: 15, of: ({ row }) => row.timeTaken },
    { title: columns.submittedAt(zoneName(zone, language)), width: 36, of: ({ row }) => time(row.submittedAt) },
    { title: columns.flags, width: 36, of: ({ row }) => unusualOf(row) },
    {
      title: columns.timePercent,
      width: 11,
      of: ({ timePercent }) => (timePercent === usualPercent ? '' : `${timePercent / usualPercent}×`),
    },
    { title: columns.importedBy, width: 24, of: ({ importedBy }) => importedBy ?? '' },
    { title: columns.typedEmail, width: 30, of: ({ typedEmail }) => typedEmail },
    { title: columns.uid, width: 32, of: ({ row }) => row.uid },
    ...sections.map((name, at): Column => ({ title: sectionMarks(name), width: 16, of: (listed) => listed.sectionMarks[at] ?? '' })),
    { title: columns.rosterPhone, width: 18, of: ({ rosterPhone }) => rosterPhone },
    { title: columns.percent, width: 19, of: ({ row }) => (totalMarks === 0 ? '' : Math.round((row.score / totalMarks) * 1_000) / 10) },
  ];
}

/** Adds the marks of each section, from what each learner handed in. */
function withSections(tools: Pick<Tools, 'store'>, id: number, { marked }: Listing) {
  const marksOf = sectionMarksBy(marked.paper, marked.key);
  return async (rows: readonly ListedResult[]): Promise<ExportedResult[]> => {
    const found = new Map<string, readonly number[]>();
    const uids = rows.map(({ row }) => row.uid);
    for await (const bodies of bodiesOf(tools.store.db, id, uids)) {
      for (const { uid, bodyJson } of bodies) found.set(uid, marksOf((JSON.parse(bodyJson) as Submission).answers));
      // Other requests are served between two batches.
      await new Promise((turn) => setImmediate(turn));
    }
    return rows.map((one) => ({ ...one, sectionMarks: found.get(one.row.uid) ?? [] }));
  };
}

/** All matching results of an assessment as a file, best first, written piece by piece; `count` is told of each batch of rows. Throws 404. */
export async function resultsFile(
  tools: Pick<Tools, 'store' | 'papers' | 'schedules' | 'now'>,
  id: number,
  wish: FileWish,
  filter: ResultFilter,
  count: (rows: number) => void = () => undefined,
): Promise<{ type: string; name: string; pieces: AsyncIterable<Uint8Array> }> {
  const listing = await completer(tools, id, filter.scope);
  const { complete, name, totalMarks, marked } = listing;
  const names = marked.paper.subjects.map(({ subjectName }) => subjectName);
  const sections = names.length > 1 ? names : [];
  const exported =
    sections.length > 0
      ? withSections(tools, id, listing)
      : async (rows: readonly ListedResult[]) => rows.map((one) => ({ ...one, sectionMarks: [] }));
  const words = wordsIn[wish.language];
  const columns = columnsOf(words, wish, { totalMarks, sections, scope: filter.scope });

  async function* table(): AsyncGenerator<ExportCell[][]> {
    yield [columns.map(({ title }) => title)];
    for await (const scored of resultBatches(tools.store.db, id, filter, rowsAtOnce)) {
      const listed = await complete(scored);
      const rows = await exported(wish.flag ? listed.filter(({ row }) => hasFlag(row, wish.flag ?? 'any')) : listed);
      count(rows.length);
      yield rows.map((row) => columns.map(({ of }) => of(row)));
    }
  }

  return {
    type: exportTypes[wish.format],
    name: resultsFileName(name, words.results, tools.now(), wish.zone, wish.format),
    pieces:
      wish.format === 'csv' ? csvPieces(table()) : xlsxPieces({ name: words.results, widths: columns.map(({ width }) => width) }, table()),
  };
}
