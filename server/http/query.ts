import { firstFaults } from '../../contract/calls/faults';
import { invalid } from '../replies/refusal';

/** More names than the query of any call has. A query with more is refused before a name is read. */
export const mostNames = 24;

/** The number of `&` is looked for only until there are too many. */
function hasTooMany(query: string): boolean {
  let at = -1;
  for (let names = 1; names <= mostNames; names += 1) {
    at = query.indexOf('&', at + 1);
    if (at < 0) return false;
  }
  return true;
}

/**
 * The names and values of a query, decoded. Throws 400 for more names than any call has, and naming what is in it twice: one of the two would be dropped
 * without a word.
 */
export function queryOf(query: string): Record<string, string> {
  if (hasTooMany(query)) throw invalid({ query: { code: 'too-many-entries', most: mostNames } });
  const values = new Map<string, string>();
  const twice = new Set<string>();
  for (const [name, value] of new URLSearchParams(query)) {
    if (values.has(name)) twice.add(name);
    values.set(name, value);
  }
  if (twice.size > 0) throw invalid(firstFaults([...twice].map((name) => [name, { code: 'there-twice' }])));
  return Object.fromEntries(values);
}
