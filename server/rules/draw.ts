/** The questions of which a subject of a paper draws. */
export interface Wish {
  subject: string;
  needed: number;
  /** Question ids without repeats. */
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
  const table: Table = { packs: wishes.map((wish) => shuffled(wish.candidates, random)), owners: new Map() };
  for (const [position, { subject, needed }] of wishes.entries())
    for (let found = 0; found < needed; found += 1) if (!take(table, position)) return { shortage: { position, subject, needed, found } };
  return { drawn: table.packs.map((pack, position) => pack.filter((question) => table.owners.get(question) === position)) };
}

/** The number of questions that each wish would get, in their order; if one has too few, the others still draw. */
export function drawable(wishes: readonly Omit<Wish, 'subject'>[]): number[] {
  const table: Table = { packs: wishes.map((wish) => wish.candidates), owners: new Map() };
  return wishes.map(({ needed }, position) => {
    let found = 0;
    while (found < needed && take(table, position)) found += 1;
    return found;
  });
}
