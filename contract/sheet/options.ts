import type { Fault } from '../faults/fault';
import { excerpt } from '../faults/quoted';
import { optionLetters, optionSlots } from '../fields/limits';
import type { Picture } from '../question/picture';
import { isFilled } from '../question/question';
import { optionColumns } from './columns';

/** Returns the text of a row in the column of this name. */
export type Text = (column: string) => string;

/** Pictures of a question by their columns: `Question`, `Option 1` …, `Explanation`. */
export type ColumnPictures = Readonly<Record<string, Picture>>;

/** "2", "2.", "2.00", "b" or "Option 2" → 1; null for any other text. A sheet gives a number in the format of its cell. */
function optionIndex(typed: string): number | null {
  const short = typed.replace(/^option\s*/i, '').replace(/[.)]$/, '');
  const letter = (optionLetters as readonly string[]).indexOf(short.toUpperCase());
  if (letter >= 0) return letter;
  const number = /^\d(?:[.,]0{1,15})?$/.test(short) ? Number(short.charAt(0)) : 0;
  return number >= 1 && number <= optionSlots.max ? number - 1 : null;
}

/** The options of a row, one for each option column, including empty options. */
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

/** The fault of the column *Correct option*, or null. */
export function correctFault(text: Text, options: readonly { text: string; picture?: Picture }[]): Fault | null {
  const typed = text('Correct option');
  const index = optionIndex(typed);
  if (index === null) return typed === '' ? { code: 'empty' } : { code: 'option-unknown', name: excerpt(typed) };
  const option = options[index];
  return option && isFilled(option) ? null : { code: 'option-empty', option: index + 1 };
}
