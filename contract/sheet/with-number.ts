import { excerpt } from '../faults/quoted';
import { fold } from '../fields/fold';
import type { NumericRange } from '../kinds/kind';
import { boundText } from '../kinds/number-range';
import type { CellFault } from './cell-fault';
import type { SheetKind } from './kind-row';
import { type Text, unsureFault, unsureSigns } from './options';

export const fromColumn = 'Answer from';
const toColumn = 'Answer to';

/** 1,250.5 and 1,00,000: a spreadsheet shows numbers in the format of their cells. "0,125" is none: its comma is a decimal one. */
const grouped = /^[-+]?[1-9]\d{0,2}(?:,\d{2,3}){0,20},\d{3}(?:\.\d{0,40})?$/;
const plain = /^[-+]?(?:\d{1,40}(?:\.\d{0,40})?|\.\d{1,40})(?:e[-+]?\d{1,2})?$/i;

/** The number of a cell, or null. A minus sign may be the typographic one. */
function numberIn(typed: string): number | null {
  const signed = typed.replace(/^\u2212/, '-');
  const text = grouped.test(signed) ? signed.replaceAll(',', '') : signed;
  return plain.test(text) ? Number(text) : null;
}

/** The answer of a numeric row; an empty *Answer to* is the same number as *Answer from*. */
function answerIn(text: Text): { answer: NumericRange } | { faults: CellFault[] } {
  const [first, last] = [text(fromColumn), text(toColumn)];
  const [from, to] = [numberIn(first), numberIn(last === '' ? first : last)];
  if (from !== null && to !== null)
    return to < from ? { faults: [{ column: toColumn, why: { code: 'range-backwards' } }] } : { answer: { from, to } };
  const shown = (typed: string) => excerpt(typed.slice(unsureSigns.text.length).trim());
  const unread = (column: string, typed: string, end: number | null): CellFault[] => {
    const unsure = unsureFault(typed, { code: 'number-two-ways', shown: shown(typed) });
    return end === null ? [{ column, why: unsure ?? (typed === '' ? { code: 'empty' } : { code: 'not-a-number' }) }] : [];
  };
  return { faults: [...unread(fromColumn, first, from), ...(last === '' ? [] : unread(toColumn, last, to))] };
}

export const numeric: SheetKind = {
  words: ['numeric', 'numerical', 'number', 'integer', 'nat', 'संख्या'].map(fold),
  isMeant: (text) => text(fromColumn) + text(toColumn) !== '',
  columns: [fromColumn, toColumn],
  read({ text, pictures }) {
    const kind = 'numeric' as const;
    const read = answerIn(text);
    if ('faults' in read) return { answered: { kind }, faults: read.faults };
    const picture = pictures.Explanation;
    const explained = { explanation: text('Explanation'), ...(picture && { explanationPicture: picture }) };
    return { answered: { kind, ...read, ...explained }, faults: [] };
  },
  cells: ({ answer }): Record<string, string> =>
    answer === undefined ? {} : { [fromColumn]: boundText(answer.from), [toColumn]: boundText(answer.to) },
  columnOf: ([field, end]) => (field !== 'answer' ? null : end === 'to' ? toColumn : fromColumn),
  example: {
    Question: 'How many days does the Earth take around the Sun?',
    Explanation: 'About 365.25 days.',
    Kind: 'numeric',
    [fromColumn]: 365,
    [toColumn]: 365.3,
  },
};
