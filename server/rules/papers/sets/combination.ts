import { isSet, sizeOf, type Unit } from './unit';

/** Sums as bits: bit n says that some of the sets have n questions in all. */
type Sums = bigint;

/** Whether `wanted` questions can be met by one of these sums and at most so many single questions. */
function isMet(sums: Sums, wanted: number, singles: number): boolean {
  const least = Math.max(0, wanted - singles);
  return wanted >= 0 && ((sums >> BigInt(least)) & ((1n << BigInt(wanted - least + 1)) - 1n)) !== 0n;
}

/** For each place of the pack, the sums of the sets from there on, none above `most`; the last entry is that of the end. */
function sumsFrom(pack: readonly Unit[], most: number): Sums[] {
  const all = (1n << BigInt(most + 1)) - 1n;
  const sums: Sums[] = [1n];
  for (const unit of pack.toReversed()) {
    const later = sums.at(-1) ?? 1n;
    sums.push(isSet(unit) ? (later | (later << BigInt(sizeOf(unit)))) & all : later);
  }
  return sums.reverse();
}

const countSingles = (pack: readonly Unit[]): number => pack.filter((unit) => !isSet(unit)).length;

/** The largest number of questions, at most `wanted`, that whole sets and single questions of the pack meet exactly. */
function nearest(sums: Sums, wanted: number, singles: number): number {
  let met = wanted;
  while (!isMet(sums, met, singles)) met -= 1;
  return met;
}

/**
 * Chooses units of the pack that have `wanted` questions in all, or as many as whole sets and single questions allow below that number. Units
 * at the front of the pack are preferred; a unit is left out only where the rest could not be met with it.
 */
export function chosenFrom(pack: readonly Unit[], wanted: number): Unit[] {
  const sums = sumsFrom(pack, wanted);
  let singles = countSingles(pack);
  let left = nearest(sums[0] ?? 1n, wanted, singles);
  return pack.filter((unit, at) => {
    if (!isSet(unit)) singles -= 1;
    const isTaken = isMet(sums[at + 1] ?? 1n, left - sizeOf(unit), singles);
    if (isTaken) left -= sizeOf(unit);
    return isTaken;
  });
}

/** What whole sets and single questions can make of a wish. */
export interface Fit {
  /** The largest number of questions, at most the wish, that can be met exactly. */
  below: number;
  /** The smallest number above the wish, or null if there is none. */
  above: number | null;
  /** The number of sets in a draw of `below` questions: at least, and at most. */
  fewest: number;
  most: number;
}

/** Says how sets of these sizes, beside so many single questions, can meet a wish. All numbers are whole; sizes are 1 or more. */
export function fitOf(sizes: readonly number[], singles: number, wanted: number): Fit {
  const inAll = sizes.reduce((sum, size) => sum + size, 0);
  const largest = Math.max(0, ...sizes);
  const top = Math.min(inAll, wanted + largest);
  const fewest: number[] = Array.from({ length: top + 1 }, (_, sum) => (sum === 0 ? 0 : Number.POSITIVE_INFINITY));
  const most: number[] = Array.from({ length: top + 1 }, (_, sum) => (sum === 0 ? 0 : Number.NEGATIVE_INFINITY));
  for (const size of sizes)
    for (let sum = top; sum >= size; sum -= 1) {
      fewest[sum] = Math.min(fewest[sum] ?? 0, (fewest[sum - size] ?? 0) + 1);
      most[sum] = Math.max(most[sum] ?? 0, (most[sum - size] ?? 0) + 1);
    }
  const isSum = (sum: number) => Number.isFinite(fewest[sum] ?? Number.NaN);
  /** The sums of sets that single questions make up to exactly `count`. */
  const sumsFor = (count: number) =>
    Array.from({ length: Math.max(0, count - Math.max(0, count - singles) + 1) }, (_, at) => Math.max(0, count - singles) + at).filter(
      isSum,
    );
  let below = wanted;
  while (sumsFor(below).length === 0) below -= 1;
  let above: number | null = wanted + 1;
  while (above !== null && sumsFor(above).length === 0) above = above > inAll + singles ? null : above + 1;
  const sums = sumsFor(below);
  return {
    below,
    above,
    fewest: Math.min(...sums.map((sum) => fewest[sum] ?? 0)),
    most: Math.max(...sums.map((sum) => most[sum] ?? 0)),
  };
}
