import { fold } from '../../../../../contract/fields/fold';

/** Pairs of neighbouring signs. */
function pairsOf(text: string): string[] {
  const signs = [...` ${fold(text).replace(/\s+/g, ' ').trim()} `];
  return signs.slice(1).map((sign, at) => (signs[at] ?? '') + sign);
}

/** How alike two names are, from 0 to 1: the share of common pairs of signs (Dice). */
function likeness(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  const left = [...b];
  const common = a.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
  return (2 * common) / (a.length + b.length);
}

/** Below it, a name is another name. */
const leastLikeness = 0.5;

/** The one of `paths` whose last name is most like the last name of `written`; null if none is alike. */
export function nearest(written: string, paths: readonly string[], between: string): string | null {
  const last = (path: string) => path.split(between).at(-1) ?? '';
  const wanted = written.split(/[/>]/).at(-1)?.trim() ?? '';
  const found = paths.map((path) => ({ path, like: likeness(wanted, last(path)) })).toSorted((a, b) => b.like - a.like)[0];
  return found && found.like >= leastLikeness ? found.path : null;
}
