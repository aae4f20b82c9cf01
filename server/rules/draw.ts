/** The questions of which a subject of a paper draws. */
export interface Wish {
  subject: string;
  needed: number;
  /** Question ids without repeats. */
  candidates: readonly number[];
  /** A part of `needed` by difficulty, each with its own candidates; what they leave is drawn from the wish's candidates. */
  levels?: readonly LevelWish[];
}

interface LevelWish {
  level: string;
  needed: number;
  candidates: readonly number[];
}

export interface Shortage {
  /** Index of the subject among the wishes. */
  position: number;
  subject: string;
  /** The difficulty that is short, with its index; absent if the subject as a whole is. */
  level?: { place: number; level: string };
  needed: number;
  found: number;
}

/** What is drawn from one list of candidates: a level of a wish, or the wish without its levels. */
export interface Pool<C = readonly number[]> {
  /** Index of the wish. */
  position: number;
  /** Index of the level; null for the wish itself. */
  place: number | null;
  needed: number;
  candidates: C;
}

/** A wish is its levels, then what they leave. */
export const poolsOf = <C>(
  wishes: readonly { needed: number; candidates: C; levels?: readonly { needed: number; candidates: C }[] }[],
): Pool<C>[] =>
  wishes.flatMap(({ needed, candidates, levels = [] }, position) => [
    ...levels.map((level, place) => ({ position, place, needed: level.needed, candidates: level.candidates })),
    { position, place: null, needed: needed - levels.reduce((sum, level) => sum + level.needed, 0), candidates },
  ]);

/** Fisher and Yates. `random` is in [0, 1). */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const pack = [...items];
  for (let last = pack.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [pack[last], pack[other]] = [pack[other] as T, pack[last] as T];
  }
  return pack;
}

/** The questions that each wish has drawn so far; no question is drawn twice. */
interface Table {
  packs: readonly (readonly number[])[];
  /** Question → the wish that has it. */
  owners: Map<number, number>;
}

/**
 * Draws one more question for a wish. Another wish gives its question up if it can draw a different one, so this fails only if no assignment
 * exists.
 */
function take({ packs, owners }: Table, position: number, asked = new Set<number>()): boolean {
  asked.add(position);
  const pack = packs[position] ?? [];
  const free = pack.find((question) => !owners.has(question));
  if (free !== undefined) {
    owners.set(free, position);
    return true;
  }
  for (const question of pack) {
    const owner = owners.get(question) ?? position;
    if (asked.has(owner) || !take({ packs, owners }, owner, asked)) continue;
    owners.set(question, position);
    return true;
  }
  return false;
}

/** Draws the wanted number of questions for every wish. Returns the drawn ids by wish, or the wish that has too few. */
export function draw(wishes: readonly Wish[], random: () => number): { drawn: number[][] } | { shortage: Shortage } {
  const pools = poolsOf(wishes);
  const table: Table = { packs: pools.map(({ candidates }) => shuffled(candidates, random)), owners: new Map() };
  for (const [at, { position, place, needed }] of pools.entries())
    for (let found = 0; found < needed; found += 1) if (!take(table, at)) return { shortage: shortageOf(wishes, position, place, found) };
  const drawnBy = table.packs.map((pack, at) => pack.filter((question) => table.owners.get(question) === at));
  return {
    drawn: wishes.map(({ levels }, position) => {
      const drawn = drawnBy.filter((_, at) => pools[at]?.position === position).flat();
      // The difficulties of a mix do not follow each other in the paper.
      return levels === undefined ? drawn : shuffled(drawn, random);
    }),
  };
}

/** `found` in the pool of this level, or, where `place` is null, beside the levels of the wish. */
function shortageOf(wishes: readonly Wish[], position: number, place: number | null, found: number): Shortage {
  const { subject = '', needed = 0, levels = [] } = wishes[position] ?? {};
  if (place === null) return { position, subject, needed, found: found + levels.reduce((sum, level) => sum + level.needed, 0) };
  const level = levels[place];
  return { position, subject, level: { place, level: level?.level ?? '' }, needed: level?.needed ?? 0, found };
}

/** The number of questions that each pool would get, in their order; if one has too few, the others still draw. */
export function drawable(pools: readonly Pick<Pool, 'needed' | 'candidates'>[]): number[] {
  const table: Table = { packs: pools.map((pool) => pool.candidates), owners: new Map() };
  return pools.map(({ needed }, position) => {
    let found = 0;
    while (found < needed && take(table, position)) found += 1;
    return found;
  });
}
