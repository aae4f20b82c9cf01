import { describe, expect, it } from 'vitest';
import { chosenFrom, fitOf } from '../../../../server/rules/papers/sets/combination';
import { questionIdsOf, sizeOf, sizeOfAll, type Unit } from '../../../../server/rules/papers/sets/unit';
import { randomFrom } from '../../../faults/random';

const set = (passageId: number, size: number): Unit => ({
  passageId,
  questionIds: Array.from({ length: size }, (_, at) => 1000 * passageId + at),
});

/** Every number of questions that some units have in all, with the numbers of sets that make it. */
function everySum(units: readonly Unit[]): Map<number, Set<number>> {
  let sums = new Map([[0, new Set([0])]]);
  for (const unit of units) {
    const next = new Map([...sums].map(([sum, counts]) => [sum, new Set(counts)]));
    for (const [sum, counts] of sums) {
      const more = next.get(sum + sizeOf(unit)) ?? new Set<number>();
      for (const count of counts) more.add(count + (typeof unit === 'number' ? 0 : 1));
      next.set(sum + sizeOf(unit), more);
    }
    sums = next;
  }
  return sums;
}

function anyPack(random: () => number): Unit[] {
  const sets = Array.from({ length: Math.floor(random() * 6) }, (_, at) => set(at + 1, 1 + Math.floor(random() * 6)));
  const singles = Array.from({ length: Math.floor(random() * 4) }, (_, at) => at + 1);
  return [...sets, ...singles].sort(() => random() - 0.5);
}

describe('units that are chosen', () => {
  it('meet a wish exactly wherever some units do, else the next number below it', () => {
    const random = randomFrom(3);
    for (let round = 0; round < 400; round += 1) {
      const pack = anyPack(random);
      const wanted = Math.floor(random() * 20);
      const sums = [...everySum(pack).keys()].filter((sum) => sum <= wanted);
      const chosen = chosenFrom(pack, wanted);
      expect(sizeOfAll(chosen)).toBe(Math.max(...sums));
      expect(new Set(chosen.flatMap(questionIdsOf)).size).toBe(sizeOfAll(chosen));
      expect(chosen.every((unit) => pack.includes(unit))).toBe(true);
    }
  });

  it('come from the front of the pack, as far as the rest can be met', () => {
    expect(chosenFrom([1, set(1, 5), 2, set(2, 5)], 6)).toEqual([1, set(1, 5)]);
    expect(chosenFrom([1, set(1, 3), set(2, 5)], 5)).toEqual([set(2, 5)]);
    expect(chosenFrom([set(1, 5), set(2, 5), set(3, 5)], 12)).toEqual([set(1, 5), set(2, 5)]);
    expect(chosenFrom([], 3)).toEqual([]);
    expect(chosenFrom([set(1, 4)], 0)).toEqual([]);
  });
});

describe('what whole sets can make of a wish', () => {
  it('is two of five sets of five for ten questions', () => {
    expect(fitOf([5, 5, 5, 5, 5], 0, 10)).toEqual({ below: 10, above: 15, fewest: 2, most: 2 });
  });

  it('names the next numbers that can be met', () => {
    expect(fitOf([5, 5, 5, 5, 5], 0, 12)).toEqual({ below: 10, above: 15, fewest: 2, most: 2 });
    expect(fitOf([5, 5], 0, 12)).toEqual({ below: 10, above: null, fewest: 2, most: 2 });
    expect(fitOf([5, 5], 1, 12)).toEqual({ below: 11, above: null, fewest: 2, most: 2 });
    expect(fitOf([], 4, 9)).toEqual({ below: 4, above: null, fewest: 0, most: 0 });
  });

  it('agrees with all combinations', () => {
    const random = randomFrom(8);
    for (let round = 0; round < 400; round += 1) {
      const pack = anyPack(random);
      const wanted = Math.floor(random() * 20);
      const sums = everySum(pack);
      const below = Math.max(...[...sums.keys()].filter((sum) => sum <= wanted));
      const larger = [...sums.keys()].filter((sum) => sum > wanted);
      const sets = pack.filter((unit) => typeof unit !== 'number');
      const counts = [...(sums.get(below) ?? [])];
      expect(fitOf(sets.map(sizeOf), pack.length - sets.length, wanted)).toEqual({
        below,
        above: larger.length === 0 ? null : Math.min(...larger),
        fewest: Math.min(...counts),
        most: Math.max(...counts),
      });
    }
  });
});
