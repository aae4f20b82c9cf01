import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bucketOf,
  bucketsOf,
  meanOf,
  medianScoreOf,
  percentileOn,
  percentileShown,
  rankInCohort,
  rankOn,
  ranksOn,
  toldBy,
} from '../../analysis/rank';
import { cohortFrom, ladderFrom, scores } from './kit';

describe('a rank', () => {
  it('equals the rank in a sorted list of all scores', () => {
    fc.assert(
      fc.property(scores, fc.nat(), (all, pick) => {
        const own = all[pick % all.length] as number;
        const ladder = ladderFrom(all);
        const best = all.toSorted((a, b) => b - a);
        expect(rankOn(ladder, own)).toBe(best.indexOf(own) + 1);
        expect(ranksOn(ladder.toReversed()).get(own)).toBe(rankOn(ladder, own));
        expect(percentileOn(ladder, own)).toBeCloseTo((100 * all.filter((one) => one <= own).length) / all.length, 9);
        expect(meanOf(ladder)).toBeCloseTo(all.reduce((sum, one) => sum + one, 0) / all.length, 9);
        const middle = [best[Math.floor((all.length - 1) / 2)], best[Math.floor(all.length / 2)]] as [number, number];
        expect(medianScoreOf(ladder)).toBeCloseTo((middle[0] + middle[1]) / 2, 9);
      }),
    );
  });

  it('is shared by equal scores, and the next ranks are left out: 1, 2, 2, 4', () => {
    const ladder = ladderFrom([9, 7, 7, 5]);
    expect([9, 7, 5].map((score) => rankOn(ladder, score))).toEqual([1, 2, 4]);
    expect([9, 7, 5].map((score) => percentileOn(ladder, score))).toEqual([100, 75, 25]);
  });

  it('counts every participant in one range, and the learner in the range of the own score', () => {
    fc.assert(
      fc.property(scores, fc.integer({ min: 1, max: 40 }), (all, total) => {
        const buckets = bucketsOf(ladderFrom(all), total);
        expect(buckets.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
        for (const [at, { from, to, count }] of buckets.entries()) {
          const isLast = at === buckets.length - 1;
          expect(count).toBe(all.filter((one) => one >= from - 1e-9 && (one < to - 1e-9 || isLast)).length);
        }
        for (const score of all) expect(buckets[bucketOf(buckets, score)]?.count).toBeGreaterThan(0);
      }),
    );
  });

  it('has ranges of one round width from the lowest score, or 0, to the full marks, or the highest score', () => {
    const ends = (all: number[], total: number) => bucketsOf(ladderFrom(all), total, 4).map(({ from, to }) => [from, to]);
    expect(ends([3], 8)).toEqual([
      [0, 2],
      [2, 4],
      [4, 6],
      [6, 8],
    ]);
    expect(ends([-4, 12], 8)).toEqual([
      [-5, 0],
      [0, 5],
      [5, 10],
      [10, 15],
    ]);
    expect(ends([0], 0)).toEqual([[0, 1]]);
  });

  it('includes a learner who handed in after the cohort was counted, and only once', () => {
    const before = { score: 8, submittedAt: '2026-02-03T09:00:00.000Z' };
    const after = { score: 8, submittedAt: '2026-02-03T11:00:00.000Z' };
    expect(rankInCohort(cohortFrom([8, 4]), before)).toMatchObject({ participants: 2, rank: 1 });
    expect(rankInCohort(cohortFrom([8, 4]), after)).toMatchObject({ participants: 3, rank: 1, percentile: 100 });
    expect(rankInCohort(cohortFrom([9, 4]), after)).toMatchObject({ participants: 3, rank: 2 });
    // The cohort was counted with a key that has been corrected since.
    expect(rankInCohort(cohortFrom([9, 4]), before)).toMatchObject({ participants: 3, rank: 2 });
  });

  it('adds the learner’s own score to the ladder, and changes no other step', () => {
    const late = '2026-02-03T11:00:00.000Z';
    const scoresOf = (score: number) => rankInCohort(cohortFrom([9, 4, 2]), { score, submittedAt: late })?.scores;
    expect(scoresOf(4)).toEqual(ladderFrom([9, 4, 4, 2]));
    expect(scoresOf(3)).toEqual(ladderFrom([9, 4, 3, 2]));
    expect(scoresOf(12)).toEqual(ladderFrom([12, 9, 4, 2]));
  });

  it('treats a hand-in at the exact moment of the count as counted, and as not counted if the count has no time', () => {
    const result = { score: 4, submittedAt: '2026-02-03T10:00:00.000Z' };
    expect(rankInCohort(cohortFrom([9, 4]), result)?.participants).toBe(2);
    expect(rankInCohort(cohortFrom([9, 4], { asOf: null }), result)?.participants).toBe(3);
  });

  it('is not shown where scores are not', () => {
    expect(rankInCohort(cohortFrom([8], { norms: null }), { score: 8, submittedAt: '2026-02-03T09:00:00.000Z' })).toBeNull();
  });
});

it('a place is told by its rank in the better half, by whom one has reached behind it, and of the last by the average', () => {
  const told = (rank: number, participants: number) => toldBy({ rank, participants });
  expect([told(1, 2), told(5, 10), told(6, 10), told(9, 10), told(10, 10)]).toEqual(['rank', 'rank', 'reached', 'reached', 'mean']);
  // Whoever is alone is the last one too.
  expect([told(1, 1), told(2, 2)]).toEqual(['mean', 'mean']);
});

it('a percentile has decimals from 1,000 participants on, and is never rounded up', () => {
  expect([999, 1_000].map((participants) => percentileShown({ participants, percentile: 99.96 }))).toEqual([99, 99.96]);
});
