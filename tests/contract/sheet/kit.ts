import { inEnglish } from '../../../contract/faults/english';
import { categoryIndex } from '../../../contract/question/category-index';
import type { Picture } from '../../../contract/question/picture';
import type { Cell } from '../../../contract/sheet/cells';
import { readRow } from '../../../contract/sheet/row';

const leaf = (id: number, name: string) => ({ id, name, parentId: null, subcategories: [] });
/** One category more than a row may name. */
export const numbered = Array.from({ length: 101 }, (_, at) => leaf(100 + at, `Chapter ${at}`));
const index = categoryIndex([
  leaf(1, 'Physics'),
  leaf(2, 'Biology'),
  leaf(3, 'Rise; Fall'),
  leaf(4, 'Basics'),
  leaf(5, 'Basics'),
  ...numbered,
]);
const good = { Question: 'What is light?', Category: 'Physics', 'Option 1': 'A wave', 'Option 2': 'A fish', 'Correct option': '1' };

/** Reads a good row with these changes. */
function read(changes: Record<string, Cell> = {}, otherwise: number | null = null, pictures: Record<string, Picture> = {}) {
  const cells: Record<string, Cell> = { ...good, ...changes };
  return readRow({ cells: (column) => cells[column] ?? '', pictures }, index, otherwise);
}
export const draftOf = (...row: Parameters<typeof read>) => {
  const outcome = read(...row);
  if ('faults' in outcome) throw new Error(JSON.stringify(outcome.faults));
  return outcome.draft;
};
/** The faults of a row, column by column. */
export const said = (...row: Parameters<typeof read>) => {
  const outcome = read(...row);
  return 'faults' in outcome ? outcome.faults.map(({ column, why }) => `${column}: ${inEnglish(why)}`) : [];
};
