import { nameKey } from '../../../../contract/fields/fold';
import { nearestAmong } from '../../bank/upload/reading/nearest';

const digitsOf = (name: string): string => name.replace(/\D+/g, ' ').trim();

/** A word that short is often all that parts two batches: "Morning A" and "Morning B". */
const shortestSlip = 4;

/** Whether two names, in words, differ in one longer word alone. */
function differInAWord(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  const different = one.filter((word, at) => word !== other[at]);
  return different.length === 1 && (different[0] ?? '').length >= shortestSlip;
}

/** Returns which of `names` is most like a text, among those with the same numbers; null if none is. */
function nearestOfNumbers(names: readonly string[]): (written: string) => string | null {
  const byDigits = new Map<string, string[]>();
  for (const name of names) byDigits.set(digitsOf(name), [...(byDigits.get(digitsOf(name)) ?? []), name]);
  const finders = new Map([...byDigits].map(([digits, same]) => [digits, nearestAmong(same, '\n')]));
  return (written) => finders.get(digitsOf(written))?.(written) ?? null;
}

/**
 * New groups, each with the one that it is probably a slip of: alike, with the same numbers. That is a present group, or another new one with at least as many people.
 * `people`: the groups of each person.
 */
export function alikeGroups(
  added: readonly string[],
  known: readonly string[],
  people: readonly (readonly string[])[],
): [name: string, close: string][] {
  const keys = new Set(known.map(nameKey));
  const counts = new Map<string, number>();
  for (const key of people.flat().map(nameKey)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const news = added.map((name) => ({ name, words: nameKey(name).split(' '), count: counts.get(nameKey(name)) ?? 0 }));
  const nearestKnown = nearestOfNumbers(known);
  return news.flatMap(({ name, words, count }, at) => {
    if (keys.has(words.join(' '))) return [];
    const others = news.filter((each, place) => {
      const more = each.count - count;
      return (more > 0 || (more === 0 && place < at)) && differInAWord(words, each.words);
    });
    const close = nearestKnown(name) ?? nearestOfNumbers(others.map((each) => each.name))(name);
    return close === null ? [] : [[name, close] as [string, string]];
  });
}
