import type { Category } from '../../question/category';
import { categoryIndex } from '../../question/category-index';
import type { IsDrawable } from '../../question/formulas/formula';
import { type ReadRow, readRows } from '../../sheet/read-rows';
import type { Found } from '../../sheet/row';
import type { Entry } from './entry';

function* foundIn(entries: Iterable<Entry>): Generator<Found> {
  for (const entry of entries) {
    const { line, question } = entry;
    if ('faults' in entry) yield { row: line, question, faults: entry.faults };
    else
      yield {
        row: line,
        question,
        cells: (column) => (entry.cells[column] ?? '').trim(),
        pictures: entry.pictures,
        notes: entry.notes,
        passage: entry.passage,
      };
  }
}

/** Checks the questions of a text file by the rules of a sheet; `row` is the line of a question's start. `otherwise`: see {@link readRows}. */
export const readEntries = (
  entries: Iterable<Entry>,
  tree: readonly Category[],
  otherwise: number | null,
  isDrawable?: IsDrawable,
): Generator<ReadRow> => readRows(foundIn(entries), { index: categoryIndex(tree), place: 'Line', otherwise, isDrawable });
