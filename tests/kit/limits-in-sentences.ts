import * as limits from '../../contract/fields/limits';

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];
};

/** Below it a number is grammar: none, one, two. */
const least = 3;
const constants = new Set(numbersIn(limits).filter((value) => value >= least));

/** A number that stands alone: no part of a word, a code, a colour, a decimal or a longer list of signs. */
const alone = /(?<![\p{L}\p{N}#.:;,-])\d[\d,]*(?:\.\d+)?(?![\p{N}:;])/gu;

/** Numbers of a text that equal a constant of the contract's limits. */
export const limitsIn = (text: string): number[] =>
  (text.match(alone) ?? []).map((number) => Number(number.replaceAll(',', ''))).filter((number) => constants.has(number));
