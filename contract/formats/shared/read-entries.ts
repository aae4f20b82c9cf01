import type { Category } from '../../question/category';
import { categoryIndex } from '../../question/category-index';
import type { IsDrawable } from '../../question/formulas/formula';
import { type Place, type ReadRow, readRows } from '../../sheet/read-rows';
import type { Found } from '../../sheet/row';
import { type Entry, placeOf } from './entry';

function* foundIn(entries: Iterable<Entry>): Generator<Found> {
  for (const entry of entries) {
    const { question, name } = entry;
    const row = placeOf(entry);
    if ('faults' in entry) yield { row, name, question, faults: entry.faults };
    else
      yield {
        row,
        name,
        question,
        cells: (column) => (entry.cells[column] ?? '').trim(),
        pictures: entry.pictures,
        notes: entry.notes,
        passage: entry.passage,
      };
  }
}

/** The questions of a text file. `place`: what their numbers count. */
interface FileEntries {
  entries: Iterable<Entry>;
  place: Place;
}

/** Checks the questions of a text file by the rules of a sheet; `row` is the line of a question's start, or its number. `otherwise`: see {@link readRows}. */
export const readEntries = (
  { entries, place }: FileEntries,
  tree: readonly Category[],
  otherwise: number | null,
  isDrawable?: IsDrawable,
): Generator<ReadRow> => readRows(foundIn(entries), { index: categoryIndex(tree), place, otherwise, isDrawable });
