import { hasOptions, type QuestionKind } from '../../../../../contract/kinds/kind';
import type { Cell } from '../../../../../contract/sheet/cells';
import { optionColumns } from '../../../../../contract/sheet/columns';
import { kindIn } from '../../../../../contract/sheet/kind';
import { controlOf } from '../../../../ui/question/option-control';
import { answerAs, unlabelled } from './answers';
import type { Meaning } from './header-meanings';

/** How a table of another shape becomes one of our sheets. */
export interface Shaping {
  /** Row of the header, from 0. */
  header: number;
  /** What each of its columns means. */
  means: readonly Meaning[];
  /** The category of a row that names none; empty: such a row is faulty. */
  otherwise: string;
  /** Categories of the file → what each means here. */
  categories?: ReadonlyMap<string, string>;
}

const separators: Readonly<Record<string, string>> = { Category: ' > ', Tags: ', ' };

const trimmed = (cell: Cell | undefined): Cell => (typeof cell === 'string' ? cell.trim() : (cell ?? ''));

/** The cells of a row by their meaning. */
function byMeaning(row: readonly Cell[], means: readonly Meaning[]): Map<string, Cell> {
  const found = new Map<string, Cell>();
  for (const [at, meaning] of means.entries()) {
    if (meaning === null) continue;
    const [before, cell] = [found.get(meaning) ?? '', trimmed(row[at])];
    const isJoined = typeof before === 'string' && typeof cell === 'string' && before !== '' && cell !== '';
    if (isJoined) found.set(meaning, before + (separators[meaning] ?? ' ') + cell);
    else if (before === '') found.set(meaning, cell);
  }
  return found;
}

/**
 * Words for kinds that our sheets do not have (`contract/sheet/kind.ts`). "Multiple choice" is one of several options in most files, and several where more than
 * one is right: it says nothing, and the answer decides.
 */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^(?:objective|multiple choice)\b.*$/i, ''],
  [/^(?:mcq multiple|multi.*)$/i, 'multiple'],
  [/^(?:nat|numerical|numeric|integer|number)\b.*$/i, 'numeric'],
  [/^(?:scq|(?:mcq )?single\b.*)$/i, 'single'],
];

const levels: readonly (readonly [RegExp, string])[] = [
  [/^(?:e|(?:very |too |quite )?(?:easy|low|simple)|easiest|1|(?:बहुत )?(?:आसान|सरल))$/i, 'Easy'],
  [/^(?:m|medium|moderate|average|2|मध्यम)$/i, 'Medium'],
  [/^(?:h|(?:very |too |quite )?(?:hard|high|difficult|tough)|(?:hard|tough)est|3|(?:बहुत )?कठिन)$/i, 'Hard'],
];

const renamed = (typed: string, names: readonly (readonly [RegExp, string])[]): string =>
  names.find(([pattern]) => pattern.test(typed.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()))?.[1] ?? typed;

const textOf = (cells: ReadonlyMap<string, Cell>, column: string): string => {
  const cell = cells.get(column) ?? '';
  return typeof cell === 'string' ? cell : '';
};

/** The kind that a word means in our sheets; null: it is none of theirs. */
const meantBy = (word: string): QuestionKind | null => kindIn((column) => (column === 'Kind' ? word : ''), 1);

const numberColumns = ['Correct option', 'Answer from', 'Answer to'];
/** "0,125" and "3,14": a comma that is no separator of thousands. */
const decimalComma = /^[-+−]?(?:0,\d+|\d+,(?:\d{1,2}|\d{4,}))$/;

/** Whether the numbers of a table have decimal commas: then "2,625" is less than three, else it is thousands. */
const hasDecimalCommas = (rows: readonly (readonly Cell[])[], { means, header }: Shaping): boolean => {
  const columns = means.flatMap((meaning, at) => (meaning !== null && numberColumns.includes(meaning) ? [at] : []));
  return rows.some((row, at) => at > header && columns.some((column) => decimalComma.test(String(trimmed(row[column])))));
};

/** A row as our sheets have it. Cells that cannot be read stay what they are. */
function shapedRow(row: readonly Cell[], { means, otherwise, categories }: Shaping, isCommaDecimal: boolean): Map<string, Cell> {
  const cells = byMeaning(row, means);
  if ([...cells.values()].every((cell) => cell === '')) return new Map();
  const put = (column: string, text: string) => {
    if (typeof (cells.get(column) ?? '') === 'string') cells.set(column, text);
  };
  const options = unlabelled(optionColumns.map((column) => textOf(cells, column)));
  for (const [at, text] of options.entries()) if (text !== '') put(optionColumns[at] ?? '', text);
  const hasTexts = optionColumns.some((column) => (cells.get(column) ?? '') !== '');
  const typed = textOf(cells, 'Kind');
  const kind = meantBy(typed) === null ? renamed(typed, kinds) : typed;
  put('Kind', kind);
  const meant = meantBy(kind);
  const saysOptions = kind !== '' && (meant === null || hasOptions({ kind: meant }));
  put('Difficulty', renamed(textOf(cells, 'Difficulty'), levels));
  const answer = textOf(cells, 'Correct option');
  if (hasTexts) put('Correct option', answerAs(answer, options, meant !== null && controlOf({ kind: meant }) === 'checkbox'));
  else if (!saysOptions && textOf(cells, 'Answer from') === '' && /^[-+−]?\d+(?:[.,]\d+){0,9}$/.test(answer)) {
    put('Kind', 'numeric');
    put('Answer from', answer);
    put('Correct option', '');
  }
  if (isCommaDecimal && !hasTexts)
    for (const column of ['Answer from', 'Answer to']) put(column, textOf(cells, column).replace(/^([-+−]?\d+),(\d+)$/, '$1.$2'));
  const named = categoriesOf(cells, categories);
  put('Category', named.length === 0 ? otherwise : named.join('; '));
  return cells;
}

/** The categories of a row, as they are called here. */
function categoriesOf(cells: ReadonlyMap<string, Cell>, categories: Shaping['categories'] = new Map()): string[] {
  const written = textOf(cells, 'Category');
  const whole = categories.get(written);
  if (written === '' || whole !== undefined) return whole === undefined ? [] : [whole];
  return written.split(';').map((name) => categories.get(name.trim()) ?? name.trim());
}

/** The categories that a table names, each once, as they are called here. */
export const topicsIn = (rows: readonly (readonly Cell[])[], { header, means, categories }: Shaping): string[] => [
  ...new Set(rows.slice(header + 1).flatMap((row) => categoriesOf(byMeaning(row, means), categories))),
];

/** A table with the columns of our sheets, row below row as in the file, so that a row keeps its number. */
export function shaped(rows: readonly (readonly Cell[])[], shaping: Shaping): Cell[][] {
  const isCommaDecimal = hasDecimalCommas(rows, shaping);
  const below = rows.map((row, at) => (at > shaping.header ? shapedRow(row, shaping, isCommaDecimal) : new Map<string, Cell>()));
  const columns = [...new Set([...shaping.means.filter((meaning) => meaning !== null), ...below.flatMap((cells) => [...cells.keys()])])];
  return below.map((cells, at) => (at === shaping.header ? columns : columns.map((column) => cells.get(column) ?? '')));
}

const needed = ['Question', 'Correct option', 'Option 1', 'Option 2'];

/** The columns that no column of the file means yet, without which no row can be read. */
export function missing({ means, otherwise }: Shaping): string[] {
  const isNumeric = means.includes('Answer from') || (means.includes('Kind') && means.includes('Correct option'));
  const wanted = isNumeric ? needed.slice(0, 1) : needed;
  return [...wanted, ...(otherwise === '' ? ['Category'] : [])].filter((column) => !means.includes(column));
}
