import { shuffled } from '../rules/papers/draw';
import { type QuestionSet, questionIdsOf, sizeOf, type Unit } from '../rules/papers/sets/unit';
import { linksOf } from '../store/bank/passages';
import { questionIdsBelow } from '../store/bank/questions';
import { type Looked, lookAtSets, passageIdsBelow, type SetsFrom, singleIdsBelow } from '../store/bank/sets';
import type { Db } from '../store/engine/store';

type Random = () => number;

/** The set that is drawn of a passage: all of it, or so many of it, at random. */
const setFrom = ({ passageId, among }: Looked, perPassage: number | undefined, random: Random): QuestionSet => ({
  passageId,
  questionIds:
    perPassage === undefined
      ? among
      : shuffled(among, random)
          .slice(0, perPassage)
          .sort((a, b) => a - b),
});

/** Candidates of a draw. `isSample`: there may be sets and single questions beyond them that fit better. */
export interface Candidates {
  units: Unit[];
  isSample: boolean;
}

/**
 * Draws at most so many single questions and sets. A set is found by the first of its questions, so that it is as likely as a single question. Without
 * passages these are the questions of `questionIdsBelow`, by the same random numbers.
 */
export async function unitsBelow(db: Db, from: SetsFrom, atMost: number, random: Random): Promise<Candidates> {
  const ids = await questionIdsBelow(db, from, atMost, random);
  const passages = await linksOf(db, ids);
  if (passages.size === 0) return { units: ids, isSample: false };
  const looked = await lookAtSets(db, from, [...new Set(passages.values())]);
  const byFirst = new Map(looked.filter(({ isWhole }) => isWhole).map((set) => [set.among[0], set]));
  const units = ids.flatMap((id): Unit[] => {
    if (!passages.has(id)) return [id];
    const set = byFirst.get(id);
    return set === undefined ? [] : [setFrom(set, from.perPassage, random)];
  });
  return { units, isSample: ids.length >= atMost };
}

/** The most sets of one size that matter beside others that want at most so many questions in all. */
const enoughOf = (size: number, atMost: number): number => Math.ceil(atMost / size) + 1;

/** What there is to be drawn. */
export interface Stock {
  units: Unit[];
  /** Sizes of all sets that can be drawn. */
  sizes: number[];
  /** Passages whose questions are not all among those that are drawn from, so that their sets would be torn. */
  torn: number;
  /** Questions that belong to a passage. */
  inSets: number;
}

/** All sets, and at most so many single questions: whatever others of the paper take, no draw could use more. */
export async function stockBelow(db: Db, from: SetsFrom, atMost: number, random: Random): Promise<Stock> {
  const passageIds = shuffled(await passageIdsBelow(db, from), random);
  if (passageIds.length === 0) return { units: await questionIdsBelow(db, from, atMost, random), sizes: [], torn: 0, inSets: 0 };
  const looked = await lookAtSets(db, from, passageIds);
  const sets = looked.filter(({ isWhole }) => isWhole).map((set) => setFrom(set, from.perPassage, random));
  const counts = new Map<number, number>();
  const useful = sets.filter((set) => {
    const count = (counts.get(sizeOf(set)) ?? 0) + 1;
    counts.set(sizeOf(set), count);
    return count <= enoughOf(sizeOf(set), atMost);
  });
  return {
    units: [...(await singleIdsBelow(db, from, atMost)), ...useful],
    sizes: sets.map(sizeOf),
    torn: looked.length - sets.length,
    inSets: looked.reduce((sum, { among }) => sum + among.length, 0),
  };
}

/** Another set of so many questions, or another single question (`isSet` is false), none of whose questions is taken; null if there is none. */
export async function otherUnit(
  db: Db,
  from: SetsFrom,
  { size, isSet, taken, passageIds }: { size: number; isSet: boolean; taken: ReadonlySet<number>; passageIds: ReadonlySet<number> },
  random: Random,
): Promise<readonly number[] | null> {
  const isOther = (unit: Unit): boolean =>
    (typeof unit !== 'number') === isSet &&
    sizeOf(unit) === size &&
    (typeof unit === 'number' || !passageIds.has(unit.passageId)) &&
    !questionIdsOf(unit).some((id) => taken.has(id));
  // One more than the paper has: at least one of them is not in it.
  const { units, isSample } = await unitsBelow(db, from, taken.size + 1, random);
  const found = units.find(isOther);
  if (found !== undefined) return questionIdsOf(found);
  const all = isSample ? (await stockBelow(db, from, taken.size + 1, random)).units : [];
  const other = all.find(isOther);
  return other === undefined ? null : questionIdsOf(other);
}
