import { fold } from '../../../../../contract/fields/fold';

/** Words that join others and may be written as a sign, or left out. */
const joining = new Set(['and', 'the', 'और', 'एवं', 'तथा', 'व']);

/** A name without what two spellings of it differ by: case, signs, joining words and the plural. Numbers stay: "Algebra 1" is not "Algebra 2". */
function spelled(name: string): string {
  const words = fold(name)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !joining.has(word));
  return words.map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word)).join(' ');
}

/** Names of a file that are another spelling of one above, each with that one: "Boats and Streams" is "Boats & Streams". Of a path every part must be alike. */
export function alikeNames(names: readonly string[]): Map<string, string> {
  const first = new Map<string, string>();
  const found = new Map<string, string>();
  for (const name of names) {
    const key = name.split(/[/>]/).map(spelled).join('\n');
    const above = first.get(key);
    if (above === undefined) first.set(key, name);
    else found.set(name, above);
  }
  return found;
}
