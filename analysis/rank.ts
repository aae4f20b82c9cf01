import type { Result } from '../contract/assessment/assessment';
import type { Cohort, Ladder } from '../contract/assessment/insight';

export const participantsOn = (ladder: Ladder): number => ladder.reduce((sum, { count }) => sum + count, 0);

/** Standard competition ranking (1, 2, 2, 4): one more than the number of better scores. */
export const rankOn = (ladder: Ladder, score: number): number => 1 + participantsOn(ladder.filter((step) => step.score > score));

/** The rank of each score of a ladder, by the same rule. */
export function ranksOn(ladder: Ladder): Map<number, number> {
  let rank = 1;
  const ranks = new Map<number, number>();
  for (const { score, count } of ladder.toSorted((a, b) => b.score - a.score)) {
    ranks.set(score, rank);
    rank += count;
  }
  return ranks;
}

/** Returns the percentage of scores that are equal or lower. With the learner among them never 0; 100 at the top. */
export const percentileOn = (ladder: Ladder, score: number): number =>
  (100 * participantsOn(ladder.filter((step) => step.score <= score))) / participantsOn(ladder);

export const meanOf = (ladder: Ladder): number => ladder.reduce((sum, { score, count }) => sum + score * count, 0) / participantsOn(ladder);

/** Returns the median score; for an even number of scores, the mean of the two in the middle. */
export function medianScoreOf(ladder: Ladder): number {
  const all = participantsOn(ladder);
  const at = (place: number): number => {
    let passed = 0;
    for (const { score, count } of ladder) {
      passed += count;
      if (passed > place) return score;
    }
    return 0;
  };
  return (at(Math.floor((all - 1) / 2)) + at(Math.floor(all / 2))) / 2;
}

/** A learner's rank among all participants. */
export interface RankInCohort {
  /** Including the learner. */
  participants: number;
  rank: number;
  percentile: number;
  mean: number;
  median: number;
  scores: Ladder;
}

/** Adds the learner's score to the ladder if the cohort was counted before the submission, or with an earlier answer key. */
function withOwn({ asOf }: Cohort, scores: Ladder, { score, submittedAt }: Pick<Result, 'score' | 'submittedAt'>): Ladder {
  const isCounted = asOf !== null && Date.parse(submittedAt) <= Date.parse(asOf);
  const own = scores.find((step) => step.score === score);
  if (own !== undefined) return isCounted ? scores : scores.map((step) => (step === own ? { score, count: own.count + 1 } : step));
  return [...scores, { score, count: 1 }].sort((a, b) => a.score - b.score);
}

/** Returns the rank, or null if too few have submitted. */
export function rankInCohort(cohort: Cohort, result: Pick<Result, 'score' | 'submittedAt'>): RankInCohort | null {
  if (cohort.norms === null) return null;
  const scores = withOwn(cohort, cohort.norms.scores, result);
  return {
    participants: participantsOn(scores),
    rank: rankOn(scores, result.score),
    percentile: percentileOn(scores, result.score),
    mean: meanOf(scores),
    median: medianScoreOf(scores),
    scores,
  };
}

/** By what a place is told: by the rank; behind the middle by whom one has reached, which says more than a late rank; of the last by the average. */
export const toldBy = ({ rank, participants }: Pick<RankInCohort, 'rank' | 'participants'>): 'rank' | 'reached' | 'mean' =>
  2 * rank <= participants ? 'rank' : rank < participants ? 'reached' : 'mean';

/** Among fewer participants, a decimal of a percentile says nothing. */
const decimalsFrom = 1_000;

/** The percentile to show: whole below 1,000 participants, and never rounded up to a better one. */
export const percentileShown = ({ participants, percentile }: Pick<RankInCohort, 'participants' | 'percentile'>): number =>
  participants < decimalsFrom ? Math.floor(percentile) : percentile;

/** A range of scores: includes `from`, excludes `to`, except in the last range. */
export interface Bucket {
  from: number;
  to: number;
  count: number;
}

/** Returns the smallest of 1, 2 and 5 times a power of ten that splits a range into at most `pieces` pieces. */
function roundStep(range: number, pieces: number): number {
  if (range <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(range / pieces));
  return power * ([1, 2, 5].find((times) => range / (times * power) <= pieces) ?? 10);
}

/** Counts scores in ranges of equal width with round edges, from the lowest score (at most 0) to the highest (at least the full marks). */
export function bucketsOf(ladder: Ladder, totalMarks: number, pieces = 10): Bucket[] {
  const low = Math.min(0, ...ladder.map((step) => step.score));
  const high = Math.max(totalMarks, ...ladder.map((step) => step.score));
  const width = roundStep(high - low, pieces);
  const first = Math.floor(low / width);
  // Rounded, without the floating-point error of a product: a score on an edge must equal the edge.
  const edge = (at: number): number => Number(((first + at) * width).toPrecision(12));
  const count = Math.max(1, Math.ceil(high / width) - first);
  const buckets = Array.from({ length: count }, (_, at) => ({ from: edge(at), to: edge(at + 1), count: 0 }));
  for (const step of ladder) (buckets[bucketOf(buckets, step.score)] as Bucket).count += step.count;
  return buckets;
}

/** Returns the index of a score's range. */
export function bucketOf(buckets: readonly Bucket[], score: number): number {
  const at = buckets.findIndex(({ to }) => score < to);
  return at === -1 ? buckets.length - 1 : at;
}
