import { fold } from '../fields/fold';
import { optionSlots } from '../fields/limits';
import { kindOf, type QuestionKind, questionKinds, saidKind } from '../kinds/kind';
import type { OwnAnswer } from '../kinds/kinds';
import type { QuestionDraft } from '../question/question';
import { questionLanguages } from '../question/translation';
import type { CellFault } from './cell-fault';
import { inLanguage, optionColumns, passageColumns, sheetColumns, translationColumns } from './columns';
import type { AnsweredRow, KindedCells, SheetKind } from './kind-row';
import type { Text } from './options';
import { numeric } from './with-number';
import { correctColumn, multiple, single } from './with-options';

const sheetKinds: Record<QuestionKind, SheetKind> = { single, multiple, numeric };

const kindColumn = 'Kind';

const rows = questionKinds.map((kind) => sheetKinds[kind]);

/** The columns that answer questions without options. */
const typedColumns = [...new Set(rows.flatMap(({ columns }) => columns))].filter((column) => !sheetColumns.includes(column));

/** The columns of questions of other kinds than the specification's: how a question is answered, and what answers it. */
export const kindColumns: readonly string[] = [kindColumn, ...typedColumns];

/** All columns that a sheet may have; most are optional. */
export const everyColumn: readonly string[] = [
  ...sheetColumns,
  ...kindColumns,
  ...passageColumns,
  ...questionLanguages.map((language) => inLanguage('Passage text', language)),
  ...questionLanguages.flatMap((language) => translationColumns[language]),
];

const optionsNeeded = [...optionColumns.slice(0, optionSlots.min), correctColumn];

/** The columns without which a sheet has no answers; a sheet of questions without options alone has no options. */
export const answersNeeded = (found: ReadonlySet<string>): readonly string[] =>
  typedColumns.some((column) => found.has(column)) ? [] : optionsNeeded;

/** An example of each kind for a template: its cells beside those that every question has. */
export const sheetExamples: readonly Record<string, string | number>[] = rows.map(({ example }) => example);

/** The kind of a row; without a word in *Kind*, the row itself tells. Null for a word that means no kind. `right`: the number of its right options. */
export function kindIn(text: Text, right: number): QuestionKind | null {
  const said = fold(text(kindColumn));
  const isOf = (kind: QuestionKind): boolean =>
    said === '' ? sheetKinds[kind].isMeant(text, right) : sheetKinds[kind].words.includes(said);
  return questionKinds.findLast(isOf) ?? null;
}

export const unknownKind: CellFault = { column: kindColumn, why: { code: 'not-a-kind', kinds: questionKinds.join(', ') } };

const answerColumns = new Set(rows.flatMap(({ columns }) => columns));

/** What answers the question of a row of this kind, or why nothing can: a filled column of another kind first. */
export function answeredBy(kind: QuestionKind, row: KindedCells): { answered: AnsweredRow; faults: CellFault[] } {
  const { columns, read } = sheetKinds[kind];
  const stray = [...answerColumns].filter((column) => !columns.includes(column) && row.text(column) !== '');
  const { answered, faults } = read(row);
  return { answered, faults: [...stray.map((column): CellFault => ({ column, why: { code: 'of-another-kind' } })), ...faults] };
}

/** The cells of an answer that is no option. */
export const typedCells = (question: OwnAnswer & Pick<QuestionDraft, 'kind'>): Record<string, string> =>
  sheetKinds[kindOf(question)].cells(question);

/** The cells of a question's kind; none for the specification's kind. */
export function kindCells(question: OwnAnswer & Pick<QuestionDraft, 'kind'>): Record<string, string> {
  const { kind } = saidKind(question);
  return kind === undefined ? {} : { [kindColumn]: kind, ...typedCells(question) };
}

/** The column of a field that answers a question without options, by its path; null: no such field. */
export function typedColumn(path: readonly string[]): string | null {
  for (const { columnOf } of rows) {
    const column = columnOf?.(path) ?? null;
    if (column !== null) return column;
  }
  return null;
}
