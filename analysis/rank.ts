import type { Result } from '../contract/assessment/assessment';
import type { Cohort, Ladder } from '../contract/assessment/insight';

export const participantsOn = (ladder: Ladder): number => ladder.reduce((sum, { count }) => sum + count, 0);

/** Standard competition ranking (1, 2, 2, 4): one more than stand above. */
export const rankOn = (ladder: Ladder, score: number): number => 1 + participantsOn(ladder.filter((step) => step.score > score));

/** Per cent of all who scored the same or less: with the learner among them never 0, and 100 at the top. */
export const percentileOn = (ladder: Ladder, score: number): number =>
  (100 * participantsOn(ladder.filter((step) => step.score <= score))) / participantsOn(ladder);

export const meanOf = (ladder: Ladder): number => ladder.reduce((sum, { score, count }) => sum + score * count, 0) / participantsOn(ladder);

/** The middle score; of an even number the mean of the two in the middle. */
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

/** Where a learner stands among all who handed in. */
export interface RankInCohort {
  /** With the learner among them. */
  participants: number;
  rank: number;
  percentile: number;
  mean: number;
  median: number;
  scores: Ladder;
}

/** The ladder with the learner on it: one counted before they handed in, or by another key than marked them, lacks their step. */
function withOwn({ asOf }: Cohort, scores: Ladder, { score, submittedAt }: Pick<Result, 'score' | 'submittedAt'>): Ladder {
  const isCounted = asOf !== null && Date.parse(submittedAt) <= Date.parse(asOf);
  const own = scores.find((step) => step.score === score);
  if (own !== undefined) return isCounted ? scores : scores.map((step) => (step === own ? { score, count: own.count + 1 } : step));
  return [...scores, { score, count: 1 }].sort((a, b) => a.score - b.score);
}

/** null: too few have handed in. */
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

/** A range of scores: `from` counts in it, `to` in the next, except in the last. */
export interface Bucket {
  from: number;
  to: number;
  count: number;
}

/** The least of 1, 2 and 5 times a power of ten that cuts a range into no more than so many pieces. */
function roundStep(range: number, pieces: number): number {
  if (range <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(range / pieces));
  return power * ([1, 2, 5].find((times) => range / (times * power) <= pieces) ?? 10);
}

/** All scores in ranges of one width, whose edges are round numbers, from the lowest to the highest, the full marks at least. */
export function bucketsOf(ladder: Ladder, totalMarks: number, pieces = 10): Bucket[] {
  const low = Math.min(0, ...ladder.map((step) => step.score));
  const high = Math.max(totalMarks, ...ladder.map((step) => step.score));
  const width = roundStep(high - low, pieces);
  const first = Math.floor(low / width);
  // Without the error that a product of fractions carries: a score on an edge is on it.
  const edge = (at: number): number => Number(((first + at) * width).toPrecision(12));
  const count = Math.max(1, Math.ceil(high / width) - first);
  const buckets = Array.from({ length: count }, (_, at) => ({ from: edge(at), to: edge(at + 1), count: 0 }));
  for (const step of ladder) (buckets[bucketOf(buckets, step.score)] as Bucket).count += step.count;
  return buckets;
}

/** Which of the ranges a score lies in. */
export function bucketOf(buckets: readonly Bucket[], score: number): number {
  const at = buckets.findIndex(({ to }) => score < to);
  return at === -1 ? buckets.length - 1 : at;
}
