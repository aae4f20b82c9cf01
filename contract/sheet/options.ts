import type { Fault } from '../faults/fault';
import { excerpt } from '../faults/quoted';
import { optionLetters, optionSlots } from '../fields/limits';
import type { Picture } from '../question/picture';
import { isFilled } from '../question/question';
import { optionColumns } from './columns';

/** A column's name → the text that stands in it in one row. */
export type Text = (column: string) => string;

/** Pictures of a question by the columns they stand in: `Question`, `Option 1` …, `Explanation`. */
export type ColumnPictures = Readonly<Record<string, Picture>>;

/** "2", "2.", "2.00", "b" or "Option 2" → 1; null where it is none of them. A sheet shows a number in the format of its cell. */
function optionIndex(typed: string): number | null {
  const short = typed.replace(/^option\s*/i, '').replace(/[.)]$/, '');
  const letter = (optionLetters as readonly string[]).indexOf(short.toUpperCase());
  if (letter >= 0) return letter;
  const number = /^\d(?:[.,]0{1,15})?$/.test(short) ? Number(short.charAt(0)) : 0;
  return number >= 1 && number <= optionSlots.max ? number - 1 : null;
}

/** The options of a row, a slot for each column, empty ones too. */
export function optionsOf(text: Text, pictures: ColumnPictures) {
  const correct = optionIndex(text('Correct option'));
  return optionColumns.map((column, index) => {
    const picture = pictures[column];
    const why = index === correct ? pictures.Explanation : undefined;
    return {
      text: text(column),
      correct: index === correct,
      explanation: index === correct ? text('Explanation') : '',
      ...(picture && { picture }),
      ...(why && { explanationPicture: why }),
    };
  });
}

/** What speaks against what a row names as its correct option, or null. */
export function correctFault(text: Text, options: readonly { text: string; picture?: Picture }[]): Fault | null {
  const typed = text('Correct option');
  const index = optionIndex(typed);
  if (index === null) return typed === '' ? { code: 'empty' } : { code: 'option-unknown', name: excerpt(typed) };
  const option = options[index];
  return option && isFilled(option) ? null : { code: 'option-empty', option: index + 1 };
}
