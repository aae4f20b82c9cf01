import { type ExportForm, exportTypes, type ResultRow } from '../../../contract/assessment/result-list';
import type { ExportCell } from '../../rules/tables/cell';
import { csvPieces } from '../../rules/tables/csv';
import { xlsxPieces } from '../../rules/tables/xlsx';

/** The columns of an exported file; flags are codes (contract/assessment/result-list.ts). */
const columns: readonly { title: string; width: number; of: (row: ResultRow) => ExportCell }[] = [
  { title: 'Rank', width: 7, of: ({ rank }) => rank ?? '' },
  { title: 'Name', width: 26, of: ({ name }) => name },
  { title: 'Verified email', width: 30, of: ({ email }) => email },
  { title: 'Verified phone', width: 16, of: ({ phone }) => phone },
  { title: 'Group', width: 16, of: ({ group }) => group ?? '' },
  { title: 'Score', width: 8, of: ({ score }) => score },
  { title: 'Correct', width: 8, of: ({ correctAnswers }) => correctAnswers },
  { title: 'Wrong', width: 8, of: ({ wrongAnswers }) => wrongAnswers },
  { title: 'Unattempted', width: 12, of: ({ unattempted }) => unattempted },
  { title: 'Seconds', width: 9, of: ({ timeTaken }) => timeTaken },
  { title: 'Submitted at', width: 25, of: ({ submittedAt }) => submittedAt },
  { title: 'Flags', width: 24, of: ({ flags }) => flags.join(' ') },
  { title: 'Uid', width: 32, of: ({ uid }) => uid },
];

async function* tableOf(batches: AsyncIterable<readonly ResultRow[]>): AsyncGenerator<ExportCell[][]> {
  yield [columns.map(({ title }) => title)];
  for await (const rows of batches) yield rows.map((row) => columns.map(({ of }) => of(row)));
}

const written: Record<ExportForm, (table: AsyncIterable<ExportCell[][]>) => AsyncGenerator<Uint8Array>> = {
  csv: csvPieces,
  xlsx: (table) => xlsxPieces({ name: 'Results', widths: columns.map(({ width }) => width) }, table),
};

/** Results as a file, piece by piece. */
export function exported(
  form: ExportForm,
  batches: AsyncIterable<readonly ResultRow[]>,
): { type: string; pieces: AsyncIterable<Uint8Array> } {
  return { type: exportTypes[form], pieces: written[form](tableOf(batches)) };
}
