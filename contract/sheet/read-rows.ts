import type { Category } from '../question/category';
import { type CategoryIndex, categoryIndex } from '../question/category-index';
import type { QuestionDraft } from '../question/question';
import { questionKey } from '../question/question-key';
import { maxCharacters } from './limits';
import { type ColumnFault, type Found, readRow } from './row';
import { foundInTable, type QuestionTable } from './table';
import { FileRefused } from './whole-fault';

/** What became of one row that holds anything. `row` counts as the sheet does, from 1. */
export type ReadRow = { row: number } & ({ draft: QuestionDraft; key: string } | { faults: ColumnFault[]; question: string });

/** What is counted in a file: rows of a sheet, lines of a text. */
export type Place = 'Row' | 'Line';

/** What speaks against a question that the bank has already. */
export const inBankFault = (id: number): ColumnFault => ({ column: 'Question', why: { code: 'in-bank', id } });

/** What speaks against a question that stands further up in its file. */
export const sameAsFault = (row: number, place: Place): ColumnFault => ({
  column: 'Question',
  why: place === 'Row' ? { code: 'same-as-row', row } : { code: 'same-as-line', line: row },
});

interface Rules {
  index: CategoryIndex;
  place: Place;
  /** A category for questions whose own the bank does not know, or null. */
  otherwise: number | null;
  /** Characters of all questions together. */
  most?: number;
}

/** Characters that are kept of a question, its key among them. */
const lengthOf = ({ description, options, translation }: QuestionDraft, key: string): number =>
  [description, key, ...options.flatMap(({ text, explanation }) => [text, explanation])].reduce((sum, text) => sum + text.length, 0) +
  (translation === undefined ? 0 : [translation.description, translation.explanation, ...translation.options].join('').length);

/**
 * Holds each question to the rules of the form. A bad one spoils no other; one that stands in a good place above is refused where it comes again.
 * Throws {@link FileRefused} where all together are too much.
 */
export function* readRows(found: Iterable<Found>, { index, place, otherwise, most = maxCharacters }: Rules): Generator<ReadRow> {
  const firstRow = new Map<string, number>();
  let room = most;
  for (const each of found) {
    const { row, question } = each;
    const outcome = 'faults' in each ? each : readRow(each.cells, index, otherwise, each.pictures);
    if ('faults' in outcome) {
      yield { row, question, faults: outcome.faults };
      continue;
    }
    const key = questionKey(outcome.draft);
    room -= lengthOf(outcome.draft, key);
    if (room < 0) throw new FileRefused({ code: 'too-many-millions', millions: most / 1_000_000 }, 'too-large');
    const first = firstRow.get(key);
    if (first === undefined) firstRow.set(key, row);
    yield first === undefined ? { row, key, draft: outcome.draft } : { row, question, faults: [sameAsFault(first, place)] };
  }
}

/** Reads a table row by row. */
export const readTable = (table: QuestionTable, tree: readonly Category[]): Generator<ReadRow> =>
  readRows(foundInTable(table), { index: categoryIndex(tree), place: 'Row', otherwise: null });
