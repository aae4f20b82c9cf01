import { describe, expect, it } from 'vitest';
import { draw, drawable, shuffled } from '../../../../server/rules/papers/draw';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** A random generator that can be repeated. */
const dice = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return seed / 2 ** 32;
};

const drawnFrom = (outcome: ReturnType<typeof draw>) => {
  if ('shortage' in outcome) throw new Error(JSON.stringify(outcome.shortage));
  return outcome.drawn;
};

describe('drawing', () => {
  it('gives every subject its number, none twice', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const drawn = drawnFrom(
        draw(
          [
            { subject: 'A', needed: 5, candidates: range(1, 20) },
            { subject: 'B', needed: 7, candidates: range(10, 30) },
          ],
          dice(seed),
        ),
      );
      expect(drawn.map((ids) => ids.length)).toEqual([5, 7]);
      expect(new Set(drawn.flat()).size).toBe(12);
      expect(drawn[0]?.every((id) => id <= 20)).toBe(true);
      expect(drawn[1]?.every((id) => id >= 10)).toBe(true);
    }
  });

  it('leaves a question to the only other subject that can use it, for every seed', () => {
    const wishes = [
      { subject: 'Wide', needed: 5, candidates: range(1, 10) },
      { subject: 'Middle', needed: 3, candidates: range(3, 8) },
      { subject: 'Narrow', needed: 2, candidates: range(5, 6) },
    ];
    for (let seed = 1; seed <= 200; seed += 1) {
      const drawn = drawnFrom(draw(wishes, dice(seed)));
      expect(drawn.map((ids) => ids.length)).toEqual([5, 3, 2]);
      expect([...(drawn[2] ?? [])].sort()).toEqual([5, 6]);
      expect(new Set(drawn.flat()).size).toBe(10);
    }
  });

  it('names the subject that is short, and its number', () => {
    const wishes = [
      { subject: 'A', needed: 3, candidates: range(1, 4) },
      { subject: 'B', needed: 3, candidates: range(2, 4) },
    ];
    expect(draw(wishes, dice(7))).toEqual({ shortage: { position: 1, subject: 'B', needed: 3, found: 1 } });
  });

  it('draws every question about equally often', () => {
    const random = dice(42);
    const times = new Map<number, number>();
    for (let round = 0; round < 4000; round += 1)
      for (const id of drawnFrom(draw([{ subject: 'A', needed: 3, candidates: range(1, 12) }], random)).flat())
        times.set(id, (times.get(id) ?? 0) + 1);
    for (const id of range(1, 12)) expect(times.get(id)).toBeGreaterThan(850);
    for (const id of range(1, 12)) expect(times.get(id)).toBeLessThan(1150);
  });
});

describe('a forecast', () => {
  it('gives each wish no more than it needs, and the rest to the next', () => {
    expect(
      drawable(
        [
          { needed: 2, candidates: range(1, 4) },
          { needed: 9, candidates: range(3, 6) },
          { needed: 1, candidates: [] },
          { needed: 0, candidates: [9] },
        ],
        dice(1),
      ),
    ).toEqual([2, 4, 0, 0]);
  });

  it('serves the earlier of two equal wishes first', () => {
    expect(
      drawable(
        [
          { needed: 2, candidates: [1, 2] },
          { needed: 2, candidates: [1, 2, 3] },
        ],
        dice(1),
      ),
    ).toEqual([2, 1]);
  });
});

it('shuffles without loss, with one random number less than there are items', () => {
  let throws = 0;
  const pack = shuffled([1, 2, 3, 4], () => {
    throws += 1;
    return 0;
  });
  expect(pack).toEqual([2, 3, 4, 1]);
  expect(throws).toBe(3);
});
