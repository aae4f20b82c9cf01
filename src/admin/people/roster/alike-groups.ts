import { nameKey } from '../../../../contract/fields/fold';
import { nearestAmong } from '../../bank/upload/categories/nearest';

const digitsOf = (name: string): string => name.replace(/\D+/g, ' ').trim();

/** A word that short is often all that parts two batches: "Morning A" and "Morning B". */
const shortestSlip = 4;

/** The words of a name, without the signs between them. */
const wordsOf = (name: string): string[] =>
  nameKey(name)
    .split(/[\s\-–—._'’"()/,]+/)
    .filter((word) => word !== '');

/** Two names with the same are one: "Batch A" and "batch-A". Numbers stay apart: "Batch 1-2" is not "Batch 12". */
const joinedKey = (name: string): string => `${wordsOf(name).join('')} ${digitsOf(name)}`;

/** What is left of two words without their common beginning and end. */
function restOf(one: string, other: string): [one: string, other: string] {
  const least = Math.min(one.length, other.length);
  let start = 0;
  while (start < least && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < least - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
}

/** Whether two words differ by one slip of the hand: a sign too many or too few, another one, or two that changed places. */
function isTypo(one: string, other: string): boolean {
  if (Math.max(one.length, other.length) < shortestSlip) return false;
  const [own, others] = restOf(one, other);
  return (own.length <= 1 && others.length <= 1) || (own.length === 2 && own === [...others].reverse().join(''));
}

/** Whether two names of as many words differ in slips alone. */
const isSlip = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word, at) => word === other[at] || isTypo(word, other[at] ?? ''));

/** Whether one of two names has a longer word that the other lacks, other than by its last letter: "BatchB" and "Batch A" are two batches. */
function lacksAWord(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === other.length) return false;
  const [own, others] = restOf(one.join(''), other.join(''));
  if (own.length === 1 && others.length === 1) return false;
  const different = [...one.filter((word) => !other.includes(word)), ...other.filter((word) => !one.includes(word))];
  return different.some((word) => word.length >= shortestSlip);
}

/** Returns which of `names` is most like a text, among those with the same numbers; null if none is. */
function nearestOfNumbers(names: readonly string[]): (written: string) => string | null {
  const byDigits = new Map<string, string[]>();
  for (const name of names) byDigits.set(digitsOf(name), [...(byDigits.get(digitsOf(name)) ?? []), name]);
  const finders = new Map([...byDigits].map(([digits, same]) => [digits, nearestAmong(same, '\n')]));
  return (written) => finders.get(digitsOf(written))?.(written) ?? null;
}

/** Returns the present group that a name is a slip of; null if it is none. */
function closeAmong(known: readonly string[]): (written: string) => string | null {
  const byJoined = new Map(known.map((name) => [joinedKey(name), name]));
  const nearest = nearestOfNumbers(known);
  return (written) => {
    const same = byJoined.get(joinedKey(written));
    if (same !== undefined) return same;
    const close = nearest(written);
    if (close === null) return null;
    const [own, others] = [wordsOf(written), wordsOf(close)];
    return isSlip(own, others) || lacksAWord(own, others) ? close : null;
  };
}

/**
 * New groups, each with the one that it is probably a slip of: alike, with the same numbers, or the same but for the signs between its words. That is a present
 * group, or another new one with at least as many people. `people`: the groups of each person.
 */
export function alikeGroups(
  added: readonly string[],
  known: readonly string[],
  people: readonly (readonly string[])[],
): [name: string, close: string][] {
  const keys = new Set(known.map(nameKey));
  const counts = new Map<string, number>();
  for (const key of people.flat().map(nameKey)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const news = added.map((name) => ({
    ...{ name, key: nameKey(name), words: wordsOf(name), joined: joinedKey(name), digits: digitsOf(name) },
    count: counts.get(nameKey(name)) ?? 0,
  }));
  const closeKnown = closeAmong(known);
  return news.flatMap(({ name, key, words, joined, digits, count }, at) => {
    if (keys.has(key)) return [];
    const rivals = news.filter(({ count: other }, place) => other > count || (other === count && place < at));
    const same =
      rivals.find((each) => each.joined === joined) ?? rivals.find((each) => each.digits === digits && isSlip(words, each.words));
    const close = closeKnown(name) ?? same?.name;
    return close === undefined ? [] : [[name, close] as [string, string]];
  });
}
