import { headerKey } from '../../../../../../contract/fields/fold';
import { inLanguage, optionColumns, passageColumns, sheetColumns, translationColumns } from '../../../../../../contract/sheet/columns';
import { kindColumns } from '../../../../../../contract/sheet/kind';
import { maxQuestions } from '../../../../../../contract/sheet/limits';
import { allOptions, rightFlags } from './one-cell';

/** What a column of a file means: a column of our sheets, or null where it is left out. */
export type Meaning = string | null;

/** The columns that can be chosen as a meaning: those of the template, what stands for its options or right ones in other files, and those of a second version in Hindi or English. */
export const meanings: readonly string[] = [
  ...sheetColumns,
  ...kindColumns,
  ...passageColumns,
  allOptions,
  ...rightFlags,
  ...translationColumns.hi,
  ...translationColumns.en,
];

/** Several columns of a file may mean one of these: a path of categories, or a list of tags. */
const joinable = new Set(['Category', 'Tags']);

const known = new Map([...meanings].map((column) => [headerKey(column), column]));

/** What headers of other programs and institutes mean. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:q|que|ques|questions?|question (?:text|statement|title|description|max \d+ characters)|statement|stem|problem|प्रश्न|सवाल|प्रश्न (?:कथन|पाठ))$/,
    'Question',
  ],
  [/^(?:correct|right)$|^(?:correct |right )?(?:answer|ans|key|answer key)(?: (?:key|no|number|letter|option|index))?$/, 'Correct option'],
  [
    /^(?:correct|right) (?:option|choice)(?: (?:no|number|letter|index))?$|^correct answers?(?: s)?(?: choose at least one)?$|^(?:सही )?उत्तर$|^सही विकल्प$/,
    'Correct option',
  ],
  [/^(?:all |answer )?(?:options|choices)(?: text)?$|^(?:सभी )?विकल्प$/, allOptions],
  [/^(?:explanation|explanations|solution|sol|rationale|reason|feedback|detailed solution|व्याख्या|हल|समाधान)$/, 'Explanation'],
  [/^(?:category|subject|chapter|topic|sub topic|subtopic|section|unit|विषय|अध्याय|श्रेणी)(?: name)?$/, 'Category'],
  [/^(?:difficulty|level|difficulty level|toughness|कठिनाई|स्तर)$/, 'Difficulty'],
  [/^(?:language|lang|medium|भाषा)$/, 'Language'],
  [/^(?:tag|tags|exam|exams|exam tags|keywords|टैग|परीक्षा)$/, 'Tags'],
  [/^(?:kind|type|question type|q type|प्रकार)$/, 'Kind'],
];

/** "Answer A" is an option where programs of quizzes write the file; they say how long a text may be, too. */
const option = /^(?:options?|opt|choice|ans(?:wer)?(?: choice)?|विकल्प)? ?(?:([a-fकखगघङचअबसद])|([1-6१-६]))(?: max \d+ characters)?$/;
/** "Option A correct?", "Is B right": a yes or a no for each option. */
const flag = /^(?:is )?(?:(?:option|opt|choice|विकल्प) ?([a-f1-6])|([a-f])) (?:is )?(?:correct|right|सही)$/;
const hindi = { letters: ['कखगघङच', 'अबसद'], digits: '१२३४५६' };

/** A header without a language → the column that it means. */
function baseOf(header: string): Meaning {
  const [, numbered, lettered] = flag.exec(header) ?? [];
  const flagged = numbered ?? lettered;
  if (flagged !== undefined) return rightFlags[/\d/.test(flagged) ? Number(flagged) - 1 : 'abcdef'.indexOf(flagged)] ?? null;
  const [, letter, digit] = option.exec(header) ?? [];
  if (letter !== undefined) return optionColumns[Math.max(...['abcdef', ...hindi.letters].map((row) => row.indexOf(letter)))] ?? null;
  // A bare number is a column of anything.
  if (digit !== undefined && header !== digit) return optionColumns[(Number(digit) || hindi.digits.indexOf(digit) + 1) - 1] ?? null;
  return known.get(header) ?? patterns.find(([pattern]) => pattern.test(header))?.[1] ?? null;
}

const languages = [
  ['hi', / ?(?:hindi|हिंदी|हिन्दी) ?/],
  ['en', / ?(?:english|अंग्रेज़ी|अंग्रेजी) ?/],
] as const;

function meaningOf(header: string): { column: Meaning; second?: Meaning } {
  const whole = known.get(header);
  const named = languages.find(([, pattern]) => pattern.test(header));
  const base = named && baseOf(header.replace(named[1], ' ').trim());
  if (named && base) {
    const second = inLanguage(base, named[0]);
    return { column: base, second: meanings.includes(second) ? second : base };
  }
  return { column: whole ?? baseOf(header) };
}

/** Short forms: a column with the full name is meant before one with them. */
const short = /^(?:q|que|ques|ans|key|sol|lang|opt|[a-fकखगघङचअबसद])$|^(?:opt|ans) /;

/** How surely a header has its meaning, the surest first: our own name, a full name, a short form. */
const rankOf = (header: string): number => (known.has(header) ? 0 : short.test(header) ? 2 : 1);

const runningNumber = /^[[(]?(?:q\s*\.?\s*)?(?:\d{1,4}|[०-९]{1,4})\s*[.)\]]?$/i;

/** Whether all that a column has is a number of one to four digits: it counts the questions, and is none. */
export function isCounted(below: readonly (readonly string[])[], at: number): boolean {
  const filled = below.map((row) => (row[at] ?? '').trim()).filter((cell) => cell !== '');
  return filled.length > 0 && filled.every((cell) => runningNumber.test(cell));
}

/**
 * What the columns of a header probably mean, in their order. A column in a named language is the first version where no other column is, else the
 * second one. Of two columns of one meaning the surer name has it, then the first one. `below`: rows below the header.
 */
export function guessed(header: readonly string[], below: readonly (readonly string[])[] = []): Meaning[] {
  const found = header.map((name, at) => {
    const meant = meaningOf(headerKey(name));
    return meant.column === 'Question' && isCounted(below, at) ? { column: null } : meant;
  });
  const first = new Set(found.flatMap(({ column, second }) => (second === undefined && column !== null ? [column] : [])));
  // In a sheet of two languages without a plain column, the first language that occurs is the first version.
  const languageOf = (name: string): string | undefined => languages.find(([, pattern]) => pattern.test(headerKey(name)))?.[0];
  const leading = header.map(languageOf).find((language) => language !== undefined);
  const meant = found.map(({ column, second }, at) => {
    const isFirst = second === undefined || (column !== null && !first.has(column) && languageOf(header[at] ?? '') === leading);
    return isFirst ? column : second;
  });
  const best = new Map<Meaning, number>();
  const ranks = header.map((name) => rankOf(headerKey(name)));
  for (const [at, meaning] of meant.entries()) {
    const before = best.get(meaning);
    if (before === undefined || (ranks[at] ?? 0) < (ranks[before] ?? 0)) best.set(meaning, at);
  }
  return meant.map((meaning, at) => (meaning === null || joinable.has(meaning) || best.get(meaning) === at ? meaning : null));
}

/** Of a column that is left out: the column that has the meaning which its name claims too; null: there is none. */
export function rivalOf(header: readonly string[], means: readonly Meaning[], at: number): number | null {
  const [claimed = null] = guessed([header[at] ?? '']);
  const rival = means[at] === null && claimed !== null && !joinable.has(claimed) ? means.indexOf(claimed) : -1;
  return rival < 0 ? null : rival;
}

/** The meanings after a person chose one, except of columns that may be several: another column that meant the same means nothing then. */
export const chosen = (means: readonly Meaning[], at: number, meaning: Meaning, several: ReadonlySet<string> = joinable): Meaning[] =>
  means.map((each, i) => {
    if (i === at) return meaning;
    return each === meaning && each !== null && !several.has(each) ? null : each;
  });

/** How the header of a kind of files is understood. */
export interface Headers {
  /** `below`: rows below the header, which may say more than its names. */
  guessed: (header: readonly string[], below?: readonly (readonly string[])[]) => Meaning[];
  /** The most rows of such a file. */
  most: number;
  /** What the columns mean where no row has their names, from the first rows; undefined: these may be names. Absent: such a file is not looked for. */
  headerless?: (rows: readonly (readonly string[])[]) => Meaning[] | undefined;
  /** Whether a text that could be one is a table. */
  isTable: (rows: readonly (readonly string[])[], understood: (row: readonly string[]) => number) => boolean;
}

/** How many columns of a row are understood as headers. */
export const understoodBy =
  ({ guessed: guess }: Pick<Headers, 'guessed'>) =>
  (row: readonly string[]): number =>
    guess(row).filter((meaning) => meaning !== null).length;

const answerAlone = /^[[(]?[a-f1-6][\])]?$/i;

/**
 * Rows without names of columns: a question, two options at least and an answer, which is a letter or a number of each row's last cell; a number may stand before.
 * Undefined where the first rows are not so.
 */
function headerless(rows: readonly (readonly string[])[]): Meaning[] | undefined {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  const width = (filled[0] ?? []).findLastIndex((cell) => cell.trim() !== '') + 1;
  const isCounted = filled.every(([first = '']) => /^\d{1,4}[.)]?$/.test(first.trim()));
  const from = isCounted ? 1 : 0;
  const options = width - from - 2;
  const isAnswered = filled.every((row) => answerAlone.test((row[width - 1] ?? '').trim()) && (row[from] ?? '').trim().length > 2);
  if (filled.length === 0 || options < 2 || options > optionColumns.length || !isAnswered) return undefined;
  return [...(isCounted ? [null] : []), 'Question', ...optionColumns.slice(0, options), 'Correct option'];
}

/** How the header of a file of questions is understood; a text is a table if its header, or each of its first lines, has several cells. */
export const questionHeaders: Headers = {
  guessed,
  most: maxQuestions,
  headerless: (rows) => headerless(rows.slice(0, 20)),
  isTable(rows, understood) {
    const widths = rows.map((row) => row.filter((cell) => cell.trim() !== '').length).filter((width) => width > 0);
    return rows.some((row) => understood(row) >= 3) || (widths.length > 1 && widths.every((width) => width >= 4));
  },
};
