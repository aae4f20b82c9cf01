import { holdsMedia } from '../../../../../../contract/formats/shared/html';
import { hasOptions, type QuestionKind } from '../../../../../../contract/kinds/kind';
import { type Cell, shownIn } from '../../../../../../contract/sheet/cells';
import { optionColumns } from '../../../../../../contract/sheet/columns';
import { kindIn } from '../../../../../../contract/sheet/kind';
import { trimmed } from '../../../../../../contract/sheet/located-table';
import { unsureSigns } from '../../../../../../contract/sheet/options';
import { controlOf } from '../../../../../ui/question/option-control';
import { optionsIn } from '../../../formatted/options-in';
import { type AnswerManner, answerAs, mannerOfAnswers, unlabelled } from './answers';
import type { Meaning } from './header-meanings';
import { allOptions, rightByFlags, rightFlags } from './one-cell';
import { hasTags, isEdited, withoutTags } from './tags';

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
  /** Rows with more cells than the header, from 0: a sign in a text may have parted them. */
  longer?: readonly number[];
}

const separators: Readonly<Record<string, string>> = { Category: ' > ', Tags: ', ' };

/** Puts all options of one cell, and right ones that flags say, in the columns of our sheets. A cell that may be read in two ways stays where it is. */
function spread(cells: Map<string, Cell>): void {
  const options = optionColumns.some((column) => textOf(cells, column) !== '') ? null : optionsIn(textOf(cells, allOptions));
  for (const [at, text] of (options ?? []).entries()) cells.set(optionColumns[at] ?? '', text);
  if (options !== null || textOf(cells, allOptions) === '') cells.delete(allOptions);
  if (!rightFlags.some((column) => cells.has(column))) return;
  const right = rightByFlags(rightFlags.map((column) => shownIn(cells.get(column) ?? '')));
  for (const column of rightFlags) cells.delete(column);
  const typed = textOf(cells, 'Correct option');
  const isOtherwise = typed !== '' && typed.toUpperCase().replace(/[^A-F]+/g, ', ') !== right;
  cells.set('Correct option', right === null || isOtherwise ? `${unsureSigns.text} ${typed}`.trim() : right);
}

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
  spread(found);
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
  [/^(?:e|(?:very |too |quite ){0,3}(?:easy|low|simple)|easiest|1|(?:बहुत )?(?:आसान|सरल))$/i, 'Easy'],
  [/^(?:m|med|medium|moderate|average|2|मध्यम)$/i, 'Medium'],
  [/^(?:h|(?:very |too |quite ){0,3}(?:hard|high|difficult|tough)|(?:hard|tough)est|3|(?:बहुत )?कठिन)$/i, 'Hard'],
];

const renamed = (typed: string, names: readonly (readonly [RegExp, string])[]): string =>
  names.find(([pattern]) => pattern.test(typed.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()))?.[1] ?? typed;

const textOf = (cells: ReadonlyMap<string, Cell>, column: string): string => {
  const cell = cells.get(column) ?? '';
  return typeof cell === 'string' ? cell : '';
};

/** The kind that a word means in our sheets; null: it is none of theirs. */
const meantBy = (word: string): QuestionKind | null => kindIn((column) => (column === 'Kind' ? word : ''), 1);

const textColumns = new Set(
  ['Question', ...optionColumns, 'Explanation', 'Passage text'].flatMap((column) => [column, `${column} (Hindi)`, `${column} (English)`]),
);

/** "0,125" and "3,14": a comma that is no separator of thousands. */
const decimalComma = /^[-+−]?(?:0,\d+|\d+,(?:\d{1,2}|\d{4,}))$/;
/** "2.500" and "2,625": two numbers, by what a dot or a comma means. */
const dotGroup = /^[-+−]?[1-9]\d{0,2}\.\d{3}$/;
const commaGroup = /^[-+−]?[1-9]\d{0,2},\d{3}$/;

/** What a table is like, as far as one row does not tell. `commas`: its numbers have decimal commas, or only its options do. */
interface Manner {
  commas: 'none' | 'of numbers' | 'of options';
  /** Its texts are an editor's HTML. */
  isHtml: boolean;
  answers: AnswerManner;
}

const optionsOf = (cells: ReadonlyMap<string, Cell>): string[] => unlabelled(optionColumns.map((column) => textOf(cells, column)));

function mannerOf(rows: readonly (readonly Cell[])[], { means, header }: Shaping): Manner {
  const below = rows.slice(header + 1).map((row) => byMeaning(row, means));
  const has = (columns: readonly string[], pattern: (text: string) => boolean) => (cells: ReadonlyMap<string, Cell>) =>
    columns.some((column) => pattern(textOf(cells, column)));
  const isDecimal = (text: string) => decimalComma.test(text);
  const hasOptions = has(optionColumns, (text) => text !== '');
  const isOfNumbers = below.some(
    (cells) => has(['Answer from', 'Answer to'], isDecimal)(cells) || (!hasOptions(cells) && has(['Correct option'], isDecimal)(cells)),
  );
  const isHtml = below.some(has([...textColumns], isEdited));
  const plain = (text: string): string => (isHtml ? withoutTags(text) : text);
  return {
    commas: isOfNumbers ? 'of numbers' : below.some(has(optionColumns, isDecimal)) ? 'of options' : 'none',
    isHtml,
    answers: mannerOfAnswers(
      below.filter(hasOptions).map((cells) => ({ typed: textOf(cells, 'Correct option'), options: optionsOf(cells).map(plain) })),
      /index/i.test(shownIn(rows[header]?.[means.indexOf('Correct option')] ?? '')),
    ),
  };
}

/** A number as our sheets have it, or with the sign of one that may be another. */
function numberAs(typed: string, { commas }: Manner): string {
  const isDoubtful = (commas !== 'none' && dotGroup.test(typed)) || (commas === 'of options' && commaGroup.test(typed));
  if (isDoubtful) return `${unsureSigns.text} ${typed}`;
  return commas === 'of numbers' ? typed.replace(/^([-+−]?\d+),(\d+)$/, '$1.$2') : typed;
}

const plainDigits = (text: string): string => text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
const number = '[-+−]?\\d+(?:[.,]\\d+){0,9}';
/** "28" and "3.13-3.15". */
const numberOrRange = new RegExp(`^(${number})(?:\\s*(?:-|–|to|से)\\s*(${number}))?$`, 'i');

/** The sign of a row that is not ready: of the first of these reasons that holds. */
const signOf = (holds: Partial<Record<keyof typeof unsureSigns, boolean>>): string | null => {
  const reason = (['row', 'tags', 'text'] as const).find((one) => holds[one]);
  return reason === undefined ? null : unsureSigns[reason];
};

/** A row as our sheets have it. Cells that cannot be read stay what they are. */
function shapedRow(row: readonly Cell[], { means, otherwise, categories }: Shaping, manner: Manner, isLonger: boolean): Map<string, Cell> {
  const cells = byMeaning(row, means);
  if ([...cells.values()].every((cell) => cell === '') || isNoQuestion(cells)) return new Map();
  const put = (column: string, text: string) => {
    if (typeof (cells.get(column) ?? '') === 'string') cells.set(column, text);
  };
  const texts = [...cells.keys()].filter((column) => textColumns.has(column));
  // A picture is in no text.
  const isTagged = texts.some((column) => (manner.isHtml ? holdsMedia : hasTags)(textOf(cells, column)));
  if (manner.isHtml) for (const column of texts) put(column, withoutTags(textOf(cells, column)));
  // All options of one cell that cannot be parted for certain, or stand beside others.
  const whole = textOf(cells, allOptions);
  if (cells.delete(allOptions) && optionColumns.every((column) => textOf(cells, column) === '')) put(optionColumns[0] ?? '', whole);
  const options = optionsOf(cells);
  for (const [at, text] of options.entries()) if (text !== '') put(optionColumns[at] ?? '', text);
  const hasTexts = optionColumns.some((column) => (cells.get(column) ?? '') !== '');
  const typed = textOf(cells, 'Kind');
  const kind = meantBy(typed) === null ? renamed(typed, kinds) : typed;
  put('Kind', kind);
  const meant = meantBy(kind);
  const saysOptions = kind !== '' && (meant === null || hasOptions({ kind: meant }));
  put('Difficulty', renamed(textOf(cells, 'Difficulty'), levels));
  const answer = textOf(cells, 'Correct option');
  if (hasTexts)
    put('Correct option', answerAs(answer, options, meant !== null && controlOf({ kind: meant }) === 'checkbox', manner.answers));
  else {
    const [, from, to] = numberOrRange.exec(plainDigits(answer)) ?? [];
    if (from !== undefined && !saysOptions && textOf(cells, 'Answer from') === '') {
      put('Kind', 'numeric');
      put('Answer from', from);
      if (to !== undefined) put('Answer to', to);
      put('Correct option', '');
    }
    for (const column of ['Answer from', 'Answer to'])
      if (cells.has(column)) put(column, numberAs(plainDigits(textOf(cells, column)), manner));
  }
  const sign = signOf({ row: isLonger, tags: isTagged, text: whole !== '' });
  const answered = textOf(cells, 'Answer from') === '' ? 'Correct option' : 'Answer from';
  if (sign !== null) put(answered, `${sign} ${textOf(cells, answered)}`.trim());
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

const besides = new Set(['Category', 'Difficulty', 'Language', 'Tags', 'Kind']);

/** Whether a filled row has nothing of a question: a title between them, or a line below them. */
function isNoQuestion(cells: ReadonlyMap<string, Cell>): boolean {
  const filled = [...cells].flatMap(([column, cell]) => (cell === '' ? [] : [column]));
  return filled.length > 0 && filled.every((column) => besides.has(column));
}

/** What stands in the rows of a table that are no questions, such as "Total questions: 11". */
export const noQuestionsIn = (rows: readonly (readonly Cell[])[], { header, means }: Shaping): string[] =>
  rows.slice(header + 1).flatMap((row) => {
    const cells = byMeaning(row, means);
    return isNoQuestion(cells)
      ? [
          [...cells.values()]
            .map(shownIn)
            .filter((text) => text !== '')
            .join(' '),
        ]
      : [];
  });

/** Whether the right answers of a table count their options from 0. */
export const countsFromZero = (rows: readonly (readonly Cell[])[], shaping: Shaping): boolean => mannerOf(rows, shaping).answers.from === 0;

const usualLevels = new Set(levels.map(([, name]) => name));

/** The difficulties of a table that are none of the usual ones, each once: they are stored as they are written. */
export const oddLevelsIn = (rows: readonly (readonly Cell[])[], { header, means }: Shaping): string[] => [
  ...new Set(
    rows.slice(header + 1).flatMap((row) => {
      const cells = byMeaning(row, means);
      const level = renamed(textOf(cells, 'Difficulty'), levels);
      return level === '' || usualLevels.has(level) || isNoQuestion(cells) ? [] : [level];
    }),
  ),
];

/** The categories that a table names, each once, as they are called here. */
export const topicsIn = (rows: readonly (readonly Cell[])[], { header, means, categories }: Shaping): string[] => [
  ...new Set(
    rows
      .slice(header + 1)
      .map((row) => byMeaning(row, means))
      .flatMap((cells) => (isNoQuestion(cells) ? [] : categoriesOf(cells, categories))),
  ),
];

/** A table with the columns of our sheets, row below row as in the file, so that a row keeps its number. */
export function shaped(rows: readonly (readonly Cell[])[], shaping: Shaping): Cell[][] {
  const manner = mannerOf(rows, shaping);
  const longer = new Set(shaping.longer);
  const below = rows.map((row, at) => (at > shaping.header ? shapedRow(row, shaping, manner, longer.has(at)) : new Map<string, Cell>()));
  const own = shaping.means.flatMap((meaning) =>
    meaning === null || meaning === allOptions || rightFlags.includes(meaning) ? [] : [meaning],
  );
  const columns = [...new Set([...own, ...below.flatMap((cells) => [...cells.keys()])])];
  return below.map((cells, at) => (at === shaping.header ? columns : columns.map((column) => cells.get(column) ?? '')));
}

const needed = ['Question', 'Correct option', 'Option 1', 'Option 2'];

/** The columns that no column of the file means yet, without which no row can be read. */
export function missing({ means, otherwise }: Shaping): string[] {
  const isNumeric = means.includes('Answer from') || (means.includes('Kind') && means.includes('Correct option'));
  const wanted = isNumeric ? needed.slice(0, 1) : needed;
  const there = [
    ...means.flatMap((meaning) => (meaning === allOptions ? ['Option 1', 'Option 2'] : [])),
    ...(means.some((meaning) => rightFlags.includes(meaning ?? '')) ? ['Correct option'] : []),
  ];
  return [...wanted.filter((column) => !there.includes(column)), ...(otherwise === '' ? ['Category'] : [])].filter(
    (column) => !means.includes(column),
  );
}
