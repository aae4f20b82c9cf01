import { describe, expect, it } from 'vitest';
import { draw, drawable, type Wish } from '../../../../server/rules/papers/draw';
import { isSet, type QuestionSet, sizeOf, type Unit } from '../../../../server/rules/papers/sets/unit';
import { randomFrom } from '../../../faults/random';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** A set of so many questions; those of the passage 3 are 301, 302 … */
const set = (passageId: number, size: number): QuestionSet => ({
  passageId,
  questionIds: range(100 * passageId + 1, 100 * passageId + size),
});

const passageOf = (id: number): number | null => (id > 100 ? Math.floor(id / 100) : null);

const drawnFrom = (outcome: ReturnType<typeof draw>) => {
  if ('shortage' in outcome) throw new Error(JSON.stringify(outcome.shortage));
  return outcome.drawn;
};

/** Each passage of the ids with the places of its questions. */
function placesOf(ids: readonly number[]): Map<number, number[]> {
  const places = new Map<number, number[]>();
  for (const [at, id] of ids.entries()) {
    const passage = passageOf(id);
    if (passage !== null) places.set(passage, [...(places.get(passage) ?? []), at]);
  }
  return places;
}

/** Whether each of these sets is in the ids as a whole and in one piece, or not at all. */
function areWhole(ids: readonly number[], sets: readonly QuestionSet[]): boolean {
  const places = placesOf(ids);
  return sets.every(({ passageId, questionIds }) => {
    const own = places.get(passageId);
    return own === undefined || ids.slice(own[0], (own.at(-1) ?? 0) + 1).join() === questionIds.join();
  });
}

const isMetAlone = (units: readonly Unit[], needed: number): boolean => {
  if (needed === 0) return true;
  const [unit, ...rest] = units;
  if (unit === undefined || needed < 0) return false;
  return isMetAlone(rest, needed - sizeOf(unit)) || isMetAlone(rest, needed);
};

/** Whether all wishes can be met, found by trying every owner of every unit. */
function canBeMet(wishes: readonly Wish[]): boolean {
  const units = [...new Map(wishes.flatMap(({ candidates }) => candidates).map((unit) => [isSet(unit) ? -unit.passageId : unit, unit]))];
  const left = wishes.map(({ needed }) => needed);
  const seen = new Set<string>();
  function isMetFrom(at: number): boolean {
    if (left.every((count) => count === 0)) return true;
    const key = `${at}:${left.join()}`;
    const entry = units[at];
    if (entry === undefined || seen.has(key)) return false;
    seen.add(key);
    const [name, unit] = entry;
    for (const [place, { candidates }] of wishes.entries()) {
      const own = candidates.some((each) => (isSet(each) ? -each.passageId : each) === name);
      if (!own || (left[place] ?? 0) < sizeOf(unit)) continue;
      left[place] = (left[place] ?? 0) - sizeOf(unit);
      if (isMetFrom(at + 1)) return true;
      left[place] = (left[place] ?? 0) + sizeOf(unit);
    }
    return isMetFrom(at + 1);
  }
  return isMetFrom(0);
}

describe('drawing sets', () => {
  const fives = range(1, 5).map((passage) => set(passage, 5));

  it('draws two whole sets of five where ten questions are wanted', () => {
    for (let seed = 1; seed <= 100; seed += 1) {
      const [ids = []] = drawnFrom(draw([{ subject: 'A', needed: 10, candidates: fives }], randomFrom(seed)));
      expect([ids.length, placesOf(ids).size, areWhole(ids, fives)]).toEqual([10, 2, true]);
    }
  });

  it('says what whole sets give where they cannot meet the wish', () => {
    const wish = { subject: 'A', needed: 12, candidates: fives };
    expect(draw([wish], randomFrom(1))).toEqual({
      shortage: { position: 0, subject: 'A', needed: 12, found: 10, areSetsTorn: true },
    });
    expect(draw([{ ...wish, needed: 26 }], randomFrom(1))).toEqual({ shortage: { position: 0, subject: 'A', needed: 26, found: 25 } });
    expect(drawable([wish, { needed: 5, candidates: fives }], randomFrom(1))).toEqual([10, 5]);
  });

  it('keeps sets whole and in one piece among single questions and levels', () => {
    const sets = [set(1, 2), set(2, 3), set(3, 5), set(4, 4)];
    const levels = [{ level: 'Hard', needed: 5, candidates: [set(2, 3), ...range(10, 14)] }];
    for (let seed = 1; seed <= 300; seed += 1) {
      const [ids = [], others = []] = drawnFrom(
        draw(
          [
            { subject: 'A', needed: 14, candidates: [...sets, ...range(1, 20)], levels },
            { subject: 'B', needed: 9, candidates: [...sets, ...range(1, 12)] },
          ],
          randomFrom(seed),
        ),
      );
      expect([ids.length, others.length, new Set([...ids, ...others]).size]).toEqual([14, 9, 23]);
      expect([areWhole(ids, sets), areWhole(others, sets)]).toEqual([true, true]);
      const passages = [...placesOf(ids).keys(), ...placesOf(others).keys()];
      expect(new Set(passages).size).toBe(passages.length);
    }
  });

  it('draws a set about as often as a single question', () => {
    const candidates = [set(1, 3), set(2, 3), ...range(1, 18)];
    const random = randomFrom(11);
    const times = new Map<number, number>();
    for (let round = 0; round < 1500; round += 1)
      for (const id of drawnFrom(draw([{ subject: 'A', needed: 9, candidates }], random)).flat()) times.set(id, (times.get(id) ?? 0) + 1);
    const ofSets = [101, 201].map((id) => (times.get(id) ?? 0) / 1500);
    const ofSingles = range(1, 18).map((id) => (times.get(id) ?? 0) / 1500);
    for (const share of [...ofSets, ...ofSingles]) expect(Math.abs(share - 9 / 24)).toBeLessThan(0.075);
  });

  it('meets all wishes wherever they can be met, also where subjects want the same sets', () => {
    const random = randomFrom(5);
    const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
    let met = 0;
    for (let round = 0; round < 250; round += 1) {
      const sets = range(1, between(1, 6)).map((passage) => set(passage, between(2, 5)));
      const units: Unit[] = [...sets, ...range(1, between(0, 6))];
      const wishes: Wish[] = range(1, between(1, 3)).map((at) => ({
        subject: String(at),
        needed: between(1, 10),
        candidates: units.filter(() => random() < 0.7),
      }));
      const outcome = draw(wishes, random);
      expect([round, 'drawn' in outcome]).toEqual([round, canBeMet(wishes)]);
      const found = drawable(wishes, random);
      expect(found.every((count, at) => count === wishes[at]?.needed)).toBe('drawn' in outcome);
      if ('shortage' in outcome) {
        const { position, needed } = outcome.shortage;
        expect(found.some((count, at) => count < (wishes[at]?.needed ?? 0))).toBe(true);
        expect(outcome.shortage.found).toBeLessThan(needed);
        expect(position).toBeLessThan(wishes.length);
        continue;
      }
      met += 1;
      for (const [at, ids] of outcome.drawn.entries()) {
        expect([ids.length, areWhole(ids, sets)]).toEqual([wishes[at]?.needed, true]);
        expect(isMetAlone(wishes[at]?.candidates ?? [], ids.length)).toBe(true);
      }
      expect(new Set(outcome.drawn.flat()).size).toBe(outcome.drawn.flat().length);
    }
    expect(met).toBeGreaterThan(80);
  });
});
