import { utils, write } from 'xlsx';
import { csvLine, type ExportCell, utf8Mark } from './tables/cell';

/** One learner's row of the register that an admin exports (`npm run results`). */
export interface RegisterRow {
  uid: string;
  firstName: string;
  lastName: string;
  /** The verified email, or empty. */
  email: string;
  /** The email in the profile if it is not the verified one. */
  typedEmail: string;
  score: number;
  totalMarks: number;
  correctAnswers: number;
  wrongAnswers: number;
  unattempted: number;
  /** Seconds. */
  timeTaken: number;
  /** The learner's time in per cent of the paper's; if the device did not report it, the most that was ever granted. */
  timePercent: number;
  /** Epoch milliseconds. */
  submittedAt: number;
  /** The admin who imported it from a rescue file; empty if the device sent it. */
  importedBy: string;
  /** The number of the learner's other submissions, which do not count. */
  setAside: number;
}

const header = [
  'Uid',
  'First name',
  'Last name',
  'Email',
  'Score',
  'Total marks',
  'Correct',
  'Wrong',
  'Unattempted',
  'Seconds',
  'Submitted at',
  'Imported by',
  'Set aside',
  'Extra time',
  'Email as typed',
];

/** Results as a table, header first. */
export const tableFrom = (results: readonly RegisterRow[]): ExportCell[][] => [
  header,
  ...results.map((r) => [
    ...[r.uid, r.firstName, r.lastName, r.email, r.score, r.totalMarks],
    ...[r.correctAnswers, r.wrongAnswers, r.unattempted, r.timeTaken, new Date(r.submittedAt).toISOString()],
    ...[r.importedBy, r.setAside, r.timePercent === 100 ? '' : `${r.timePercent / 100}×`, r.typedEmail],
  ]),
];

/** The table as CSV (RFC 4180), with the mark that lets Excel read UTF-8. */
export const csvFrom = (table: readonly ExportCell[][]): Buffer => Buffer.from(utf8Mark + table.map(csvLine).join(''));

/** The table as an Excel workbook of one sheet; texts are texts there, never formulas. */
export function xlsxFrom(table: readonly ExportCell[][]): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([...table]), 'Results');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}
