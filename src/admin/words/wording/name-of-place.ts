import { optionLetters } from '../../../../contract/fields/limits';

/** The name of the place `at`, from 0, of a list of fields: options have letters, all others numbers. */
export const nameOfPlace = (isOption: boolean, at: number): string => (isOption && optionLetters[at]) || String(at + 1);
