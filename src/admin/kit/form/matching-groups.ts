import { fold } from '../../../../contract/fields/fold';

/** More groups than these can be searched by name. */
export const mostUnsearched = 8;

/** The groups whose name has each of these folded words. */
export const matching = <G extends { name: string }>(groups: readonly G[], words: readonly string[]): G[] =>
  groups.filter(({ name }) => words.every((word) => fold(name).includes(word)));
