import { describe, expect, it } from 'vitest';
import { draw, poolsOf, type Wish } from '../../../../server/rules/papers/draw';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

const dice = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return seed / 2 ** 32;
};

const drawnFrom = (outcome: ReturnType<typeof draw>) => {
  if ('shortage' in outcome) throw new Error(JSON.stringify(outcome.shortage));
  return outcome.drawn;
};

/** 1 to 20 are easy, 21 to 30 hard, 31 to 40 of neither. */
const mixed: Wish = {
  subject: 'Mixed',
  needed: 10,
  candidates: range(1, 40),
  levels: [
    { level: 'Easy', needed: 4, candidates: range(1, 20) },
    { level: 'Hard', needed: 3, candidates: range(21, 30) },
  ],
};

describe('drawing a difficulty mix', () => {
  it('gives each level its number at least, none twice, and all of the subject', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const [ids = [], others = []] = drawnFrom(draw([mixed, { subject: 'Other', needed: 5, candidates: range(1, 40) }], dice(seed)));
      expect([ids.length, others.length, new Set([...ids, ...others]).size]).toEqual([10, 5, 15]);
      expect(ids.filter((id) => id <= 20).length).toBeGreaterThanOrEqual(4);
      expect(ids.filter((id) => id > 20 && id <= 30).length).toBeGreaterThanOrEqual(3);
    }
  });

  it('spreads the levels over the subject', () => {
    const first = Array.from({ length: 200 }, (_, seed) => drawnFrom(draw([mixed], dice(seed + 1)))[0]?.[0] ?? 0);
    expect(first.some((id) => id <= 20)).toBe(true);
    expect(first.some((id) => id > 20 && id <= 30)).toBe(true);
  });

  it('draws every set of a level about equally often', () => {
    const times = new Map<number, number>();
    for (let seed = 1; seed <= 2000; seed += 1)
      for (const id of drawnFrom(draw([{ ...mixed, needed: 7 }], dice(seed * 7919)))[0] ?? []) times.set(id, (times.get(id) ?? 0) + 1);
    // Each of 20 easy ones 400 times, each of 10 hard ones 600 times.
    for (const id of range(1, 20)) expect(Math.abs((times.get(id) ?? 0) - 400)).toBeLessThan(5 * 20);
    for (const id of range(21, 30)) expect(Math.abs((times.get(id) ?? 0) - 600)).toBeLessThan(5 * 25);
  });

  it('takes a question from another subject that can draw a different one', () => {
    const wide = { subject: 'Wide', needed: 18, candidates: range(1, 40) };
    for (let seed = 1; seed <= 100; seed += 1) {
      const levels = [{ level: 'Hard', needed: 10, candidates: range(21, 30) }];
      const [, ids = []] = drawnFrom(draw([wide, { subject: 'Hard', needed: 12, candidates: range(21, 40), levels }], dice(seed)));
      expect(ids.filter((id) => id <= 30)).toHaveLength(10);
    }
  });

  it('names the level that is short, or the subject, and its number', () => {
    const few = [
      { level: 'Easy', needed: 2, candidates: [1, 2] },
      { level: 'Hard', needed: 3, candidates: [3, 4] },
    ];
    expect(
      draw(
        [
          { subject: 'A', needed: 1, candidates: [9] },
          { subject: 'B', needed: 5, candidates: range(1, 8), levels: few },
        ],
        dice(1),
      ),
    ).toEqual({
      shortage: { position: 1, subject: 'B', level: { place: 1, level: 'Hard' }, needed: 3, found: 2 },
    });
    const levels = [{ level: 'Easy', needed: 2, candidates: [1, 2] }];
    expect(draw([{ subject: 'C', needed: 5, candidates: range(1, 4), levels }], dice(1))).toEqual({
      shortage: { position: 0, subject: 'C', needed: 5, found: 4 },
    });
  });

  it('without a mix is the draw of earlier versions, number by number', () => {
    const wishes = [
      { subject: 'A', needed: 3, candidates: range(1, 8) },
      { subject: 'B', needed: 2, candidates: range(5, 9) },
    ];
    // As versions without mixes drew.
    expect(drawnFrom(draw(wishes, dice(42)))).toEqual([
      [6, 8, 7],
      [9, 5],
    ]);
    expect(poolsOf(wishes)).toEqual(wishes.map(({ needed, candidates }, position) => ({ position, place: null, needed, candidates })));
  });
});
