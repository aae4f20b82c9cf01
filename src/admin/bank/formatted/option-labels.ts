import { optionLetters } from '../../../../contract/fields/limits';

/** The letters that label options, in their order: Latin, and the two rows that Hindi papers have, क ख ग घ and अ ब स द. */
export const letterRows = [optionLetters.join('').toLowerCase(), 'कखगघङच', 'अबसद'] as const;

/** The small Roman numbers that label options. */
export const romanNumbers: readonly string[] = ['i', 'ii', 'iii', 'iv', 'v', 'vi'];

/** All letters that label options, for a set of signs in an expression; both cases with its flag `i`. */
export const anyLetter = letterRows.join('');

/** The place of an option that a letter names, from 0; -1: it is none of these. */
export const placeOfLetter = (letter: string): number => Math.max(...letterRows.map((row) => row.indexOf(letter.toLowerCase())));

/** The letters of one place, from 0, in every row. */
export const lettersAt = (place: number): string => letterRows.map((row) => row[place] ?? '').join('');

/** The first two labels of every row, numbers too: a text that has both may have options. */
export const firstPairs: readonly (readonly string[])[] = [
  ['1', '2'],
  ['१', '२'],
  ...letterRows.map((row) => [row.charAt(0), row.charAt(1)]),
  romanNumbers.slice(0, 2),
];
