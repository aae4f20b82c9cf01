import { nameKey } from '../../../../contract/fields/fold';
import { nearest } from '../../bank/upload/reading/nearest';

const digitsOf = (name: string): string => name.replace(/\D+/g, ' ').trim();

/** A word that short is often all that parts two batches: "Morning A" and "Morning B". */
const shortestSlip = 4;

/** Whether two names differ in one longer word alone. */
function differInAWord(one: string, other: string): boolean {
  const [a, b] = [nameKey(one).split(' '), nameKey(other).split(' ')];
  const different = a.filter((word, at) => word !== b[at]);
  return a.length === b.length && different.length === 1 && (different[0] ?? '').length >= shortestSlip;
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
  const countOf = (name: string) => counts.get(nameKey(name)) ?? 0;
  return added.flatMap((name, at) => {
    if (keys.has(nameKey(name))) return [];
    const others = added.filter((each, place) => {
      const more = countOf(each) - countOf(name);
      return (more > 0 || (more === 0 && place < at)) && differInAWord(name, each);
    });
    const alike = [known, others].map((names) =>
      nearest(
        name,
        names.filter((each) => digitsOf(each) === digitsOf(name)),
        '\n',
      ),
    );
    const close = alike.find((each) => each !== null) ?? null;
    return close === null ? [] : [[name, close] as [string, string]];
  });
}
