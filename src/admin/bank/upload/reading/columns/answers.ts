import { fold } from '../../../../../../contract/fields/fold';
import { unsureSigns } from '../../../../../../contract/sheet/options';
import { anyLetter, letterRows, placeOfLetter } from '../../../formatted/option-labels';

const letters = letterRows[0].toUpperCase();
/** A letter of any row alone. */
const aloneLetter = new RegExp(`^[${anyLetter}]$`, 'iu');

const bare = (text: string): string => fold(text).replace(/\s+/g, ' ').trim();

/** "(b)", "b)", "[B]", "Ans: b", "Option - B" → "b"; other texts lose spaces alone. */
const unwrapped = (typed: string): string =>
  typed
    .trim()
    .replace(/^(?:correct\s+)?(?:answer|ans|option|opt|choice|उत्तर|विकल्प)\s*[.:–-]?\s*/i, '')
    .replace(/^[[(]\s*([\p{L}\p{Nd}])\s*[\])]$/u, '$1')
    .replace(/^([\p{L}\p{Nd}])\s*[.)]$/u, '$1')
    .replace(/^[१-६]$/u, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
    .replace(aloneLetter, (letter) => (/[a-z]/i.test(letter) ? letter : (letters[placeOfLetter(letter)] ?? letter)));

/** The place of an option that has this text, from 1; null if none or several have it. */
function placeOf(text: string, options: readonly string[]): number | null {
  const wanted = bare(text);
  const found = options.flatMap((each, at) => (each !== '' && bare(each) === wanted ? [at + 1] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
}

const isLetters = new RegExp(`^[${letters}]{2,${letters.length}}$`, 'i');

/** "b) Delhi", where option B is Delhi → "B". */
function labelled(typed: string, options: readonly string[]): string | null {
  const whole = typed.trim();
  // The label alone: an expression for the rest too goes through a long cell once for each of its spaces.
  const [label = '', letter = ''] = /^[[(]?([a-f])[\]).:]/i.exec(whole) ?? [];
  const place = letter === '' ? null : placeOf(whole.slice(label.length), options);
  return place !== null && letters.indexOf(letter.toUpperCase()) === place - 1 ? letter.toUpperCase() : null;
}

/** What the right answers of a column mean where one of them alone may be a place or a text. `from`: the number of the first option. */
export interface AnswerManner {
  means: 'place' | 'text' | 'either';
  from: 0 | 1 | 'either';
}

const isLabel = /^(?:[a-f]|[0-6])$/i;

/** The place that a letter or a number names, from 1; null: no option stands there. */
function labelPlace(label: string, options: readonly string[], from: 0 | 1): number | null {
  const place = /\d/.test(label) ? Number(label) + 1 - from : letters.indexOf(label.toUpperCase()) + 1;
  return (options[place - 1] ?? '') === '' ? null : place;
}

/**
 * Reads the column as a whole: an answer that can only be a text, or only a place, says what the others mean. Several 0 say that the places count from 0, unless a
 * number is too large for that. `isIndex`: the column's name has *index*; then one 0 says so too, and without any 0 it is not known.
 */
export function mannerOfAnswers(rows: readonly { typed: string; options: readonly string[] }[], isIndex: boolean): AnswerManner {
  let [places, texts, hasLast, hasNumber] = [false, false, false, false];
  let zeros = 0;
  for (const { typed, options } of rows) {
    const label = unwrapped(typed);
    const isText = placeOf(typed, options) !== null;
    if (!isLabel.test(label) || (isText && labelPlace(label, options, 1) === null)) texts ||= isText;
    else if (!isText) {
      places = true;
      hasNumber ||= /\d/.test(label);
      if (label === '0') zeros += 1;
      hasLast ||= Number(label) >= options.filter((text) => text !== '').length;
    }
  }
  // A single 0 in a column that is not called an index may be a slip, or stand for no answer.
  const isZeroSure = zeros > 1 || (zeros === 1 && isIndex);
  const isDoubtful = zeros > 0 ? hasLast || !isZeroSure : isIndex && hasNumber && !hasLast;
  return {
    means: places === texts ? 'either' : places ? 'place' : 'text',
    from: isDoubtful ? 'either' : zeros > 0 ? 0 : 1,
  };
}

/**
 * The right answer of another file's row as the column *Correct option* has it: a letter, a number, or several. The text of an option is its number. What
 * may be a place and the text of another option, by all that the column says, is unsure. What is none of these stays as it is, and is refused by name later.
 * `mayBeSeveral`: "AC" means two options.
 */
export function answerAs(typed: string, options: readonly string[], mayBeSeveral: boolean, { means, from }: AnswerManner): string {
  const place = placeOf(typed, options);
  const short = unwrapped(typed);
  if (isLabel.test(short)) {
    const isNumber = /\d/.test(short);
    if (isNumber && from === 'either' && means !== 'text') return `${unsureSigns.answer} ${typed}`;
    const shifted = isNumber && from === 0 ? String(Number(short) + 1) : short;
    const named = labelPlace(short, options, from === 0 ? 0 : 1);
    if (place === null || place === named) return shifted;
    if (named === null || means === 'text') return String(place);
    return means === 'place' ? shifted : `${unsureSigns.answer} ${typed}`;
  }
  if (place !== null) return String(place);
  const byLabel = labelled(typed, options);
  if (byLabel !== null) return byLabel;
  if (mayBeSeveral && isLetters.test(short) && new Set(short.toUpperCase()).size === short.length)
    return [...short.toUpperCase()].join(', ');
  return short;
}

/** Options without labels of their own ("A) Delhi" → "Delhi"), where each filled one has the label of its place. */
export function unlabelled(options: readonly string[]): string[] {
  const parts = options.map((text) => /^\s*[[(]?([a-f1-6])[\]).]\s+(\S.*)$/is.exec(text));
  const filled = options.flatMap((text, at) => (text.trim() === '' ? [] : [at]));
  const areLabelled =
    filled.length > 1 &&
    filled.every((at) => {
      const label = parts[at]?.[1]?.toUpperCase();
      return label === letters[at] || label === String(at + 1);
    });
  return options.map((text, at) => (areLabelled ? (parts[at]?.[2] ?? text) : text));
}
