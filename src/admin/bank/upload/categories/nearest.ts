import { fold } from '../../../../../contract/fields/fold';

/** The pairs of neighbouring signs of a text, counted. */
interface Pairs {
  counts: ReadonlyMap<string, number>;
  total: number;
}

function pairsOf(text: string): Pairs {
  const signs = [...` ${fold(text).replace(/\s+/g, ' ').trim()} `];
  const counts = new Map<string, number>();
  for (const [at, sign] of signs.slice(1).entries()) {
    const pair = (signs[at] ?? '') + sign;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return { counts, total: signs.length - 1 };
}

/** How alike two names are, from 0 to 1: the share of common pairs of signs (Dice). */
function likeness(one: Pairs, other: Pairs): number {
  let common = 0;
  for (const [pair, count] of one.counts) common += Math.min(count, other.counts.get(pair) ?? 0);
  return (2 * common) / (one.total + other.total);
}

/** Below it, a name is another name. */
const leastLikeness = 0.5;

/** Returns which of `paths` has the last name that is most like the last name of a text; null if none is alike. The paths are looked at once. */
export function nearestAmong(paths: readonly string[], between: string): (written: string) => string | null {
  const known = paths.map((path) => ({ path, pairs: pairsOf(path.split(between).at(-1) ?? '') }));
  return (written) => {
    const wanted = pairsOf(written.split(/[/>]/).at(-1)?.trim() ?? '');
    let found: string | null = null;
    let most = 0;
    for (const { path, pairs } of known) {
      const like = likeness(wanted, pairs);
      if (like < leastLikeness || like <= most) continue;
      found = path;
      most = like;
    }
    return found;
  };
}
