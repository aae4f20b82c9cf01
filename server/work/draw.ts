/** What a subject of a paper draws from. */
export interface Wish {
  subject: string;
  needed: number;
  /** Question ids, none twice. */
  candidates: readonly number[];
}

export interface Shortage {
  /** Index of the subject among the wishes. */
  position: number;
  subject: string;
  needed: number;
  found: number;
}

/** Fisher and Yates. `random` is in [0, 1). */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const pack = [...items];
  for (let last = pack.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [pack[last], pack[other]] = [pack[other] as T, pack[last] as T];
  }
  return pack;
}

/**
 * Draws for every wish its number of questions, none twice over all of them. A question that one subject took and another needs
 * is given up where the first can draw a different one, so a draw fails only if there is no way at all.
 * Answers the drawn ids by wish, or what is short.
 */
export function draw(wishes: readonly Wish[], random: () => number): { drawn: number[][] } | { shortage: Shortage } {
  const packs = wishes.map((wish) => shuffled(wish.candidates, random));
  const owners = new Map<number, number>();

  const take = (position: number, asked: Set<number>): boolean => {
    asked.add(position);
    const pack = packs[position] ?? [];
    const free = pack.find((question) => !owners.has(question));
    if (free !== undefined) {
      owners.set(free, position);
      return true;
    }
    for (const question of pack) {
      const owner = owners.get(question) ?? position;
      if (asked.has(owner) || !take(owner, asked)) continue;
      owners.set(question, position);
      return true;
    }
    return false;
  };

  for (const [position, { subject, needed }] of wishes.entries())
    for (let found = 0; found < needed; found += 1)
      if (!take(position, new Set())) return { shortage: { position, subject, needed, found } };
  return { drawn: packs.map((pack, position) => pack.filter((question) => owners.get(question) === position)) };
}
