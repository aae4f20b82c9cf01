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

/** Several options of a cell, such as `A, C`, `1; 3` or `1 and 3`. */
const between = /[,;&+]|\s(?:and|और)\s/i;

/** "A, C" → [0, 2]; a single option as {@link optionIndex} reads it. Null if a part of the text is no option. */
function optionIndexes(typed: string): number[] | null {
  const whole = optionIndex(typed);
  if (whole !== null) return [whole];
  const found = typed.split(between).map((part) => optionIndex(part.trim()));
  return found.every((index) => index !== null) ? found : null;
}

/** The options of a row, one for each option column, including empty options. The first right option has the explanation. */
export function optionsOf(text: Text, pictures: ColumnPictures) {
  const correct = optionIndexes(text('Correct option')) ?? [];
  const first = Math.min(...correct);
  return optionColumns.map((column, index) => {
    const picture = pictures[column];
    const why = index === first ? pictures.Explanation : undefined;
    return {
      text: text(column),
      correct: correct.includes(index),
      explanation: index === first ? text('Explanation') : '',
      ...(picture && { picture }),
      ...(why && { explanationPicture: why }),
    };
  });
}

/**
 * Begin the right option, or the number, of a question that was read from a file of another shape and may mean something else: such a question is never ready.
 * `row`: its row has more cells than the header. · `tags`: its texts have tags of HTML. · `answer`: a place, or
 * the text of another option. · `text`: anything else.
 */
export const unsureSigns = { row: '?+', tags: '?<', answer: '?=', text: '?' } as const;

/** Why an answer that begins with one of these signs is not ready; null: it begins with none. `otherwise`: what the sign alone says. */
export function unsureFault(typed: string, otherwise: Fault): Fault | null {
  if (typed.startsWith(unsureSigns.row)) return { code: 'longer-than-header' };
  if (typed.startsWith(unsureSigns.tags)) return { code: 'has-tags' };
  if (typed.startsWith(unsureSigns.answer)) return { code: 'answer-two-ways' };
  return typed.startsWith(unsureSigns.text) ? otherwise : null;
}

/** The fault of the column *Correct option*, or null. `several`: whether it may name several options. */
export function correctFault(
  text: Text,
  options: readonly { text: string; picture?: Picture }[],
  several: 'may be several' | 'one only',
): Fault | null {
  const typed = text('Correct option');
  const unsure = unsureFault(typed, { code: 'read-two-ways' });
  if (unsure !== null) return unsure;
  if (typed !== '' && !options.some(isFilled)) return { code: 'no-options' };
  const found = optionIndexes(typed);
  if (found === null) return typed === '' ? { code: 'empty' } : { code: 'option-unknown', name: excerpt(typed) };
  const twice = found.find((index, at) => found.indexOf(index) < at);
  if (twice !== undefined) return { code: 'option-named-twice', option: twice + 1 };
  if (several === 'one only' && found.length > 1) return { code: 'not-one-correct' };
  const empty = found.find((index) => !isFilled(options[index] ?? { text: '' }));
  return empty === undefined ? null : { code: 'option-empty', option: empty + 1 };
}
