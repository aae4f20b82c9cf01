import type { Fault } from '../faults/fault';
import { maxItems } from '../fields/limits';
import { hasOptions } from '../kinds/kind';
import type { Category } from '../question/category';
import { type CategoryIndex, categoryIndex } from '../question/category-index';
import type { IsDrawable } from '../question/formulas/formula';
import type { QuestionDraft } from '../question/question';
import { questionKey, rightKey } from '../question/question-key';
import type { CellFault } from './cell-fault';
import { maxCharacters } from './limits';
import type { LocatedTable } from './located-table';
import { passageKey, withPassages } from './passages';
import { type Found, readRow } from './row';
import { foundInTable } from './table';
import { FileRefused } from './whole-fault';
import { fromColumn } from './with-number';
import { correctColumn } from './with-options';

/** Where a question of a file is. `row`: what {@link Place} counts, from 1; `name`: what the file calls the question, cut; absent where it has no name. */
export interface RowPlace {
  row: number;
  name?: string;
}

/** The outcome of one filled row. `notes`: what a question loses on its way from the file. */
export type ReadRow = RowPlace &
  ({ draft: QuestionDraft; key: string; notes?: readonly CellFault[] } | { faults: CellFault[]; question: string });

/** What a question's number counts: rows of a sheet, lines of a text, or the questions of a file in whose lines several may begin. */
export type Place = 'Row' | 'Line' | 'Question';

/** A question of the bank that a file has too. `hasOtherAnswer`: with another right answer, so that one of the two keys is wrong. */
export interface InBank {
  id: number;
  hasOtherAnswer: boolean;
}

/** The fault of a question that the bank already has. */
export const inBankFault = ({ id, hasOtherAnswer }: InBank): CellFault => ({
  column: 'Question',
  why: { code: hasOtherAnswer ? 'in-bank-otherwise' : 'in-bank', id },
});

/** Why a question that occurs earlier in its file is refused, by what its number counts. */
const sameAs: Record<Place, (at: number) => Fault> = {
  Row: (row) => ({ code: 'same-as-row', row }),
  Line: (line) => ({ code: 'same-as-line', line }),
  Question: (number) => ({ code: 'same-as-question', number }),
};

/** The same where the one above has another right answer. */
const otherAnswerThan: Record<Place, (at: number) => Fault> = {
  Row: (row) => ({ code: 'other-answer-than-row', row }),
  Line: (line) => ({ code: 'other-answer-than-line', line }),
  Question: (number) => ({ code: 'other-answer-than-question', number }),
};

/** The fault of a question that occurs earlier in its file. */
export const sameAsFault = (row: number, place: Place): CellFault => ({ column: 'Question', why: sameAs[place](row) });

/** The fault of a question that occurs earlier in its file with another right answer: one of the two keys is wrong. */
const contradictionOf = (row: number, place: Place, draft: QuestionDraft): CellFault => ({
  column: hasOptions(draft) ? correctColumn : fromColumn,
  why: otherAnswerThan[place](row),
});

/** Finds the questions of a file that it has above already. Returns the fault of the one at `row`, or null. `key`: its `questionKey`. */
export function openRepeats(place: Place): (draft: QuestionDraft, key: string, row: number) => CellFault | null {
  const firstOf = new Map<string, { row: number; right: string }>();
  return (draft, key, row) => {
    const [first, right] = [firstOf.get(key), rightKey(draft)];
    if (first !== undefined) return first.right === right ? sameAsFault(first.row, place) : contradictionOf(first.row, place, draft);
    firstOf.set(key, { row, right });
    return null;
  };
}

/** Codes of a question that is there already, in the bank or above in its file. */
const knownCodes: ReadonlySet<string> = new Set(['in-bank', 'same-as-row', 'same-as-line', 'same-as-question']);

/** Whether a fault says that the question is there already: the question is refused, and nothing is to be mended. */
export const isKnown = ({ why }: { why: { code: string } }): boolean => knownCodes.has(why.code);

interface Rules {
  index: CategoryIndex;
  place: Place;
  /** The category for questions whose category is not in the bank, or null. */
  otherwise: number | null;
  /** The most characters of all questions together. */
  most?: number;
  /** KaTeX's word on formulas; absent: their brackets alone are checked. */
  isDrawable?: IsDrawable | undefined;
}

/** The number of characters that are kept in memory for a question and its key. */
const lengthOf = ({ description, explanation = '', options, translation, passage }: QuestionDraft, key: string): number =>
  [
    description,
    explanation,
    passage?.text ?? '',
    passage?.translation?.text ?? '',
    key,
    ...options.flatMap(({ text, explanation }) => [text, explanation]),
  ].reduce((sum, text) => sum + text.length, 0) +
  (translation === undefined ? 0 : [translation.description, translation.explanation, ...translation.options].join('').length);

/** The fault of a question whose passage has as many questions of the file as a set may have, or null. `shared`: their number so far, by the passage. */
function fullFault({ passage }: QuestionDraft, shared: Map<string, number>): CellFault | null {
  if (passage === undefined) return null;
  const key = passageKey(passage);
  const count = (shared.get(key) ?? 0) + 1;
  shared.set(key, count);
  const most = maxItems.questionsOfPassage;
  return count > most ? { column: 'Passage', why: { code: 'passage-full', most } } : null;
}

/**
 * Checks each question by the rules of the form. A faulty question does not affect the others; a repeat of a good question is refused.
 * Throws {@link FileRefused} if all questions together are too long.
 */
export function* readRows(
  found: Iterable<Found>,
  { index, place, otherwise, most = maxCharacters, isDrawable }: Rules,
): Generator<ReadRow> {
  const repeatOf = openRepeats(place);
  const shared = new Map<string, number>();
  let room = most;
  for (const each of found) {
    const { row, question, name } = each;
    const at: RowPlace = { row, ...(name !== undefined && { name }) };
    const outcome = 'faults' in each ? each : readRow(each, index, otherwise, isDrawable);
    if ('faults' in outcome) {
      yield { ...at, question, faults: outcome.faults };
      continue;
    }
    const key = questionKey(outcome.draft);
    room -= lengthOf(outcome.draft, key);
    if (room < 0) throw new FileRefused({ code: 'too-many-millions', millions: most / 1_000_000 }, 'too-large');
    const fault = repeatOf(outcome.draft, key, row) ?? fullFault(outcome.draft, shared);
    if (fault !== null) yield { ...at, question, faults: [fault] };
    else yield { ...at, key, draft: outcome.draft, ...('notes' in each && each.notes && { notes: each.notes }) };
  }
}

/** Reads a table row by row. */
export const readTable = (table: LocatedTable, tree: readonly Category[], isDrawable?: IsDrawable): Generator<ReadRow> =>
  readRows(
    withPassages(() => foundInTable(table)),
    { index: categoryIndex(tree), place: 'Row', otherwise: null, isDrawable },
  );
