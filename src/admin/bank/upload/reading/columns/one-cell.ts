import { optionLetters } from '../../../../../../contract/fields/limits';
import { optionColumns } from '../../../../../../contract/sheet/columns';

/** A column of another file that has all options of a question in one cell. */
export const allOptions = 'Options';

/** Columns of another file that say by a yes or a no whether an option is right, in the order of the options. */
export const rightFlags = optionColumns.map((_, at) => `Is right ${at + 1}`);

const yes = new Set(['y', 'yes', '1', 'true', 't', 'correct', 'right', 'सही', 'हाँ', 'हां', '✓', '✔']);
const no = new Set(['', 'n', 'no', '0', 'false', 'f', 'incorrect', 'wrong', 'गलत', 'ग़लत', 'नहीं', '✗', '✘', '-']);

/** The letters of the options whose flags say yes, such as `A, C`; null where a flag says neither yes nor no. */
export function rightByFlags(flags: readonly string[]): string | null {
  const said = flags.map((flag) => flag.normalize('NFC').trim().toLowerCase());
  if (!said.every((flag) => yes.has(flag) || no.has(flag))) return null;
  return said.flatMap((flag, at) => (yes.has(flag) ? [optionLetters[at] ?? ''] : [])).join(', ');
}
