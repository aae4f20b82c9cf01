import { optionSlots } from '../../../../../../contract/fields/limits';
import { firstPairs, romanNumbers } from '../../../formatted/option-labels';

/** The number that digits of either script write. */
export const numberOf = (written: string): number =>
  Number(written.replace(/[०-९]/gu, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0))));

/** An option that a number labels: its place from 0. */
export interface NumberedOption {
  place: number;
  text: string;
}

/** How a label of a row is written: "(1)", "1)", "(i)" or "i)". */
const styles = ['(1)', '1)', '(i)', 'i)'] as const;
type Style = (typeof styles)[number];

const digits = '(?:\\d{1,2}|[०-९]{1,2})';
const romans = '(?:i{1,3}|iv|vi?)';
const labels: Readonly<Record<Style, string>> = {
  '(1)': `[[(]\\s?(${digits})\\s?[\\])]`,
  '1)': `(${digits})\\s?\\)`,
  '(i)': `[[(]\\s?(${romans})\\s?[\\])]`,
  'i)': `(${romans})\\s?\\)`,
};

/** A line with the labels of one row: what stands before the first of them, and the options. */
interface Labelled {
  style: Style;
  before: string;
  options: NumberedOption[];
}

const placeIn = (label: string): number => (/[iv]/i.test(label) ? romanNumbers.indexOf(label.toLowerCase()) : numberOf(label) - 1);

/** The labels of a line that follow one another from a place on; null: it has none. Text may stand before the label of the first place alone. */
function labelledBy(style: Style, line: string, from: number): Labelled | null {
  const found: { place: number; at: number; end: number }[] = [];
  for (const match of line.matchAll(new RegExp(`(?<=^|\\s)${labels[style]}(?=\\s?[^\\s.,)\\]])`, 'giu')))
    if (placeIn(match[1] ?? '') === from + found.length)
      found.push({ place: from + found.length, at: match.index, end: match.index + match[0].length });
  const [first] = found;
  const before = line.slice(0, first?.at ?? 0).trim();
  if (first === undefined || (before !== '' && first.place > 0)) return null;
  return { style, before, options: found.map(({ place, end }, at) => ({ place, text: line.slice(end, found[at + 1]?.at).trim() })) };
}

/** The options of a row, by the line that they stand in. */
interface Row {
  style: Style;
  lines: Map<number, Labelled>;
  count: number;
}

/** The rows of labels from "1" on in the lines of one question. A row ends where another begins. */
function rowsIn(lines: readonly string[]): Row[] {
  const rows: Row[] = [];
  for (const [at, line] of lines.entries()) {
    const last = rows.at(-1);
    const next = last && labelledBy(last.style, line, last.count);
    if (last && next && next.before === '') {
      last.lines.set(at, next);
      last.count += next.options.length;
      continue;
    }
    const begun = styles.map((style) => labelledBy(style, line, 0)).find((found) => found !== null);
    if (begun) rows.push({ style: begun.style, lines: new Map([[at, begun]]), count: begun.options.length });
  }
  return rows.filter(({ count }) => count > 1);
}

/** Lines of a question, from its number to its answer, with the options that numbers label. */
export type Numbered =
  /** There are none, or others are its options. */
  | { are: 'none' }
  /** Its labels may be read in two ways. */
  | { are: 'unsure'; line: number }
  /** By line: the text before the first option, and the options. */
  | { are: 'options'; lines: ReadonlyMap<number, { before: string; options: readonly NumberedOption[] }> };

/**
 * The numbered options of a question's lines. The last row of labels has them: statements stand above. `lettered`: the lines that begin with the label of a letter;
 * options with letters below the numbers make these statements.
 */
export function numberedOptions(lines: readonly string[], lettered: ReadonlySet<number>): Numbered {
  const rows = rowsIn(lines);
  const row = rows.at(-1);
  if (row === undefined) return { are: 'none' };
  const start = Math.min(...row.lines.keys());
  if ([...lettered].some((at) => at > start)) return { are: 'none' };
  const [own] = row.lines.values();
  const isInText = own !== undefined && own.before !== '' && row.count < 3;
  const isTwice = rows.some((other) => other !== row && other.style === row.style);
  // "Equations (1) and (2)" are no options.
  if (isInText) return { are: 'none' };
  if (lettered.size > 0 || isTwice || row.count > optionSlots.max) return { are: 'unsure', line: start };
  return { are: 'options', lines: row.lines };
}

/** Whether a text has two labels that may be those of options. */
export const mayHaveOptions = (text: string): boolean =>
  firstPairs.some((pair) => {
    const [first = -1, second = -1] = pair.map((label) => text.search(new RegExp(`(?:^|\\s)[[(]?${label}\\s?[\\])]`, 'iu')));
    return first >= 0 && second > first;
  });

const place = new RegExp(`^[[(]?\\s?(${digits}|${romans})\\s?[\\])]?\\.?$`, 'iu');

/** The place from 0 that an answer names beside numbered options; null: it is none. */
export function placeOfAnswer(answer: string): number | null {
  const label = place.exec(answer.trim())?.[1];
  return label === undefined ? null : placeIn(label);
}
