import { fold } from '../fields/fold';
import { type QuestionKind, questionKinds, saidKind } from '../kinds/kind';
import type { OwnAnswer } from '../kinds/own-answer';
import type { QuestionDraft } from '../question/question';
import type { CellFault } from './cell-fault';
import { kindColumns } from './columns';
import type { AnsweredRow, KindedCells, SheetKind } from './kind-row';
import type { Text } from './options';
import { numeric } from './with-number';
import { multiple, single } from './with-options';

const sheetKinds: Record<QuestionKind, SheetKind> = { single, multiple, numeric };

const [kindColumn = ''] = kindColumns;

/** The kind of a row; without a word in *Kind*, the row itself tells. Null for a word that means no kind. `right`: the number of its right options. */
export function kindIn(text: Text, right: number): QuestionKind | null {
  const said = fold(text(kindColumn));
  const isOf = (kind: QuestionKind): boolean =>
    said === '' ? sheetKinds[kind].isMeant(text, right) : sheetKinds[kind].words.includes(said);
  return questionKinds.findLast(isOf) ?? null;
}

export const unknownKind: CellFault = { column: kindColumn, why: { code: 'not-a-kind' } };

const answerColumns = new Set(questionKinds.flatMap((kind) => sheetKinds[kind].columns));

/** What answers the question of a row of this kind, or why nothing can: a filled column of another kind first. */
export function answeredBy(kind: QuestionKind, row: KindedCells): { answered: AnsweredRow; faults: CellFault[] } {
  const { columns, read } = sheetKinds[kind];
  const stray = [...answerColumns].filter((column) => !columns.includes(column) && row.text(column) !== '');
  const { answered, faults } = read(row);
  return { answered, faults: [...stray.map((column): CellFault => ({ column, why: { code: 'of-another-kind' } })), ...faults] };
}

/** The cells of a question's kind; none for the specification's kind. `number`: how a number is written. */
export function kindCells(question: OwnAnswer & Pick<QuestionDraft, 'kind'>, number: (value: number) => string): Record<string, string> {
  const { kind } = saidKind(question);
  return kind === undefined ? {} : { [kindColumn]: kind, ...sheetKinds[kind].cells(question, number) };
}
