import { fold } from '../../../../../contract/fields/fold';
import { optionLetters } from '../../../../../contract/fields/limits';

const letters = optionLetters.join('');

const bare = (text: string): string => fold(text).replace(/\s+/g, ' ').trim();

/** "(b)", "b)", "[B]", "Ans: b", "Option - B" → "b"; other texts lose spaces alone. */
const unwrapped = (typed: string): string =>
  typed
    .trim()
    .replace(/^(?:correct\s+)?(?:answer|ans|option|opt|choice|उत्तर|विकल्प)\s*[.:–-]?\s*/i, '')
    .replace(/^[[(]\s*([\p{L}\p{Nd}])\s*[\])]$/u, '$1')
    .replace(/^([\p{L}\p{Nd}])\s*[.)]$/u, '$1')
    .replace(/^[१-६]$/u, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
    .replace(/^[कखगघङच]$/u, (letter) => letters['कखगघङच'.indexOf(letter)] ?? letter)
    .replace(/^[अबसद]$/u, (letter) => letters['अबसद'.indexOf(letter)] ?? letter);

/** The place of an option that has this text, from 1; null if none or several have it. */
function placeOf(text: string, options: readonly string[]): number | null {
  const wanted = bare(text);
  const found = options.flatMap((each, at) => (each !== '' && bare(each) === wanted ? [at + 1] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
}

const isLetters = new RegExp(`^[${letters}]{2,${letters.length}}$`, 'i');

/** "b) Delhi", where option B is Delhi → "B". */
function labelled(typed: string, options: readonly string[]): string | null {
  const [, letter = '', rest = ''] = /^[[(]?([a-f])[\]).:]\s*(.+)$/i.exec(typed.trim()) ?? [];
  const place = placeOf(rest, options);
  return place !== null && letters.indexOf(letter.toUpperCase()) === place - 1 ? letter.toUpperCase() : null;
}

/**
 * The right answer of another file's row as the column *Correct option* has it: a letter, a number, or several. The text of an option is its number. What
 * is none of these stays as it is, and is refused by name later. `mayBeSeveral`: "AC" means two options.
 */
export function answerAs(typed: string, options: readonly string[], mayBeSeveral: boolean): string {
  const place = placeOf(typed, options);
  const short = unwrapped(typed);
  // A number may be an option's place or its text: most files mean the place, where there is an option.
  const isPlace = /^[a-f1-6]$/i.test(short) && (place === null || (options[Number(short) - 1] ?? '') !== '' || /[a-f]/i.test(short));
  if (isPlace) return short;
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
