import { chosenFrom } from './sets/combination';
import { isSet, questionIdsOf, sizeOfAll, type Unit } from './sets/unit';

/** The questions of which a subject of a paper draws. */
export interface Wish {
  subject: string;
  needed: number;
  /** Single questions and sets, without repeats. */
  candidates: readonly Unit[];
  /** A part of `needed` by difficulty, each with its own candidates; what they leave is drawn from the wish's candidates. */
  levels?: readonly LevelWish[];
}

interface LevelWish {
  level: string;
  needed: number;
  candidates: readonly Unit[];
}

export interface Shortage {
  /** Index of the subject among the wishes. */
  position: number;
  subject: string;
  /** The difficulty that is short, with its index; absent if the subject as a whole is. */
  level?: { place: number; level: string };
  needed: number;
  found: number;
  /** There are questions enough, but whole sets and single questions do not add up to the wish. */
  areSetsTorn?: true;
}

/** What is drawn from one list of candidates: a level of a wish, or the wish without its levels. */
export interface Pool<C = readonly Unit[]> {
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

/** What each pool has drawn so far; no question is drawn twice, and no passage. */
interface Table {
  packs: readonly (readonly Unit[])[];
  /** Single question → the pool that has it. */
  owners: Map<number, number>;
  /** Passage → the pool that has a set of it. */
  setOwners: Map<number, number>;
}

/**
 * Draws one more single question for a pool. Another pool gives its question up if it can draw a different one, so this fails only if no
 * assignment exists.
 */
function take({ packs, owners, setOwners }: Table, position: number, asked = new Set<number>()): boolean {
  asked.add(position);
  const pack = packs[position] ?? [];
  const free = pack.find((unit) => !isSet(unit) && !owners.has(unit));
  if (free !== undefined && !isSet(free)) {
    owners.set(free, position);
    return true;
  }
  for (const unit of pack) {
    if (isSet(unit)) continue;
    const owner = owners.get(unit) ?? position;
    if (asked.has(owner) || !take({ packs, owners, setOwners }, owner, asked)) continue;
    owners.set(unit, position);
    return true;
  }
  return false;
}

const isOwned = ({ owners, setOwners }: Table, position: number, unit: Unit): boolean =>
  (isSet(unit) ? setOwners.get(unit.passageId) : owners.get(unit)) === position;

/** Draws `needed` questions for a pool, or as many as there are below that number, and returns how many. */
function fill(table: Table, position: number, needed: number): number {
  let singles = 0;
  while (singles < needed && take(table, position)) singles += 1;
  const pack = table.packs[position] ?? [];
  const isFree = (unit: Unit) => (isSet(unit) ? !table.setOwners.has(unit.passageId) : isOwned(table, position, unit));
  if (!pack.some((unit) => isSet(unit) && isFree(unit))) return singles;
  const chosen = new Set(chosenFrom(pack.filter(isFree), needed));
  for (const unit of pack) {
    if (!isFree(unit)) continue;
    if (!isSet(unit) && !chosen.has(unit)) table.owners.delete(unit);
    if (isSet(unit) && chosen.has(unit)) table.setOwners.set(unit.passageId, position);
  }
  return sizeOfAll([...chosen]);
}

type Asked = Pick<Pool, 'needed' | 'candidates'>;

/** A draw for all pools, with the number of questions that each has, in their order. */
interface Drawn {
  table: Table;
  found: number[];
}

/** The pools draw one after the other. */
function inTurn(pools: readonly Asked[], packs: Table['packs'], turns: readonly number[]): Drawn {
  const table: Table = { packs, owners: new Map(), setOwners: new Map() };
  const found = pools.map(() => 0);
  for (const at of turns) found[at] = fill(table, at, pools[at]?.needed ?? 0);
  return { table, found };
}

/** How often the pools draw again, in another order, after one of them was left with too few. Without sets the first draw is as good as any. */
const mostAttempts = 60;

/** The sets that fewest pools can draw first: another pool is left those that only it can draw. Equal ones stay in their order. */
function leastWantedFirst(packs: Table['packs']): Unit[][] {
  const wanted = new Map<number, number>();
  for (const { passageId } of packs.flat().filter(isSet)) wanted.set(passageId, (wanted.get(passageId) ?? 0) + 1);
  const rank = (unit: Unit) => (isSet(unit) ? (wanted.get(unit.passageId) ?? 0) : 1);
  return packs.map((pack) => pack.toSorted((a, b) => rank(a) - rank(b)));
}

/**
 * Draws for all pools. Single questions are exchanged between pools until the last fits. Sets cannot be exchanged: where a pool is left with too few, the draw
 * begins anew, and this pool draws first. If no attempt meets all wishes, the first one holds, in which earlier pools are served first.
 */
function drawnFor(pools: readonly Asked[], packs: Table['packs'], random: () => number): Drawn {
  const isShort = ({ found }: Drawn) => pools.findIndex(({ needed }, at) => (found[at] ?? 0) < needed);
  const turns = [...pools.keys()];
  const first = inTurn(pools, packs, turns);
  let short = isShort(first);
  // A pool without a rival would draw no better the next time.
  const isHopeless = (at: number) =>
    fill({ packs, owners: new Map(), setOwners: new Map() }, at, pools[at]?.needed ?? 0) < (pools[at]?.needed ?? 0);
  if (short === -1 || !packs.flat().some(isSet) || isHopeless(short)) return first;
  for (let attempt = 1; attempt < mostAttempts; attempt += 1) {
    turns.splice(turns.indexOf(short), 1);
    turns.unshift(short);
    const mixed = packs.map((pack) => shuffled(pack, random));
    const next = inTurn(pools, attempt % 2 === 1 ? leastWantedFirst(mixed) : mixed, turns);
    short = isShort(next);
    if (short === -1) return next;
  }
  return first;
}

/** Draws the wanted number of questions for every wish. Returns the drawn ids by wish, the questions of a set beside each other, or the wish that has too few. */
export function draw(wishes: readonly Wish[], random: () => number): { drawn: number[][] } | { shortage: Shortage } {
  const pools = poolsOf(wishes);
  const shuffledAll = pools.map(({ candidates }) => shuffled(candidates, random));
  const { table, found } = drawnFor(pools, shuffledAll, random);
  for (const [at, { position, place, needed, candidates }] of pools.entries()) {
    const own = found[at] ?? 0;
    if (own >= needed) continue;
    const isTorn = candidates.some(isSet) && sizeOfAll(candidates) >= needed;
    return { shortage: { ...shortageOf(wishes, position, place, own), ...(isTorn && { areSetsTorn: true }) } };
  }
  const drawnBy = table.packs.map((pack, at) => pack.filter((unit) => isOwned(table, at, unit)));
  return {
    drawn: wishes.map(({ levels }, position) => {
      const drawn = drawnBy.filter((_, at) => pools[at]?.position === position).flat();
      // The difficulties of a mix do not follow each other in the paper.
      return (levels === undefined ? drawn : shuffled(drawn, random)).flatMap(questionIdsOf);
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
export function drawable(pools: readonly Asked[], random: () => number): number[] {
  const candidates = pools.map((pool) => pool.candidates);
  return drawnFor(pools, candidates, random).found;
}
