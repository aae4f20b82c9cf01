import { fold } from '../fields/fold';
import type { QuestionKind } from '../kinds/kind';
import type { QuestionDraft } from '../question/question';
import type { ColumnFault } from './column-fault';
import { kindColumns, optionColumns } from './columns';
import type { Text } from './options';

/** What a cell of *Kind* may say, beside the names of the examinations: MCQ, MSQ, NAT. */
const words: Record<QuestionKind, string[]> = {
  single: ['single', 'single correct', 'mcq', 'एक सही'].map(fold),
  multiple: ['multiple', 'multiple correct', 'msq', 'कई सही'].map(fold),
  numeric: ['numeric', 'numerical', 'number', 'integer', 'nat', 'संख्या'].map(fold),
};

const [kindColumn = '', fromColumn = '', toColumn = ''] = kindColumns;

/**
 * The kind of a row. Without a word in *Kind*, a row with an answer in numbers is numeric, and a row with several right options is multiple. Null for a word
 * that means no kind.
 */
export function kindIn(text: Text, right: number): QuestionKind | null {
  const said = fold(text(kindColumn));
  if (said === '' && text(fromColumn) + text(toColumn) !== '') return 'numeric';
  if (said === '') return right > 1 ? 'multiple' : 'single';
  const kinds: readonly QuestionKind[] = ['single', 'multiple', 'numeric'];
  return kinds.find((kind) => words[kind].includes(said)) ?? null;
}

export const unknownKind: ColumnFault = { column: kindColumn, why: { code: 'not-a-kind' } };

/** 1,250.5 and 1,00,000: a spreadsheet shows numbers in the format of their cells. */
const grouped = /^[-+]?\d{1,3}(?:,\d{2,3}){0,20},\d{3}(?:\.\d{0,40})?$/;
const plain = /^[-+]?(?:\d{1,40}(?:\.\d{0,40})?|\.\d{1,40})(?:e[-+]?\d{1,2})?$/i;

/** The number of a cell, or null. A minus sign may be the typographic one. */
function numberIn(typed: string): number | null {
  const signed = typed.replace(/^\u2212/, '-');
  const text = grouped.test(signed) ? signed.replaceAll(',', '') : signed;
  return plain.test(text) ? Number(text) : null;
}

const otherColumns = [...optionColumns, 'Correct option'];
const filledOf = (columns: readonly string[], text: Text): ColumnFault[] =>
  columns.filter((column) => text(column) !== '').map((column) => ({ column, why: { code: 'of-another-kind' } }));

/** The faults of a row of this kind in columns of other kinds. */
export const strayFaults = (text: Text, kind: QuestionKind): ColumnFault[] =>
  filledOf(kind === 'numeric' ? otherColumns : [fromColumn, toColumn], text);

/** The answer of a numeric row; an empty *Answer to* is the same number as *Answer from*. */
export function answerIn(text: Text): { answer: NonNullable<QuestionDraft['answer']> } | { faults: ColumnFault[] } {
  const [first, last] = [text(fromColumn), text(toColumn)];
  const [from, to] = [numberIn(first), numberIn(last === '' ? first : last)];
  if (from !== null && to !== null)
    return to < from ? { faults: [{ column: toColumn, why: { code: 'range-backwards' } }] } : { answer: { from, to } };
  const unread = (column: string, typed: string, end: number | null): ColumnFault[] =>
    end === null ? [{ column, why: typed === '' ? { code: 'empty' } : { code: 'not-a-number' } }] : [];
  return { faults: [...unread(fromColumn, first, from), ...(last === '' ? [] : unread(toColumn, last, to))] };
}

/** The cells of a question's kind; none for the specification's kind. `number`: how a number is written. */
export function kindCells(
  { kind, answer }: Pick<QuestionDraft, 'kind' | 'answer'>,
  number: (value: number) => string,
): Record<string, string> {
  if (kind === undefined || kind === 'single') return {};
  return { [kindColumn]: kind, ...(answer && { [fromColumn]: number(answer.from), [toColumn]: number(answer.to) }) };
}
