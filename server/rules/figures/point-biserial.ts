/** What the correlation is counted from; `rest`: a learner's score without the question. */
export interface RestSums {
  /** Learners, and those of them whose answer is right. */
  count: number;
  right: number;
  /** Σ rest and Σ rest² of all, and Σ rest of those whose answer is right. */
  rests: number;
  squares: number;
  rightRests: number;
  /** A mean square of scores, beside which a variance is as good as zero. */
  scale: number;
}

/**
 * The point-biserial correlation of a correct answer with the score on the rest of the paper (corrected: without the question's own marks, which would raise the
 * value in a short paper); null where it says nothing, as all answers are right or none is.
 */
export function pointBiserial({ count, right, rests, squares, rightRests, scale }: RestSums): number | null {
  const variance = squares / count - (rests / count) ** 2;
  const share = right / count;
  // Sums of fractions have rounding errors: a variance of nearly zero is zero.
  if (count === 0 || share === 0 || share === 1 || variance < 1e-9 * Math.max(1, scale)) return null;
  const meanRight = rightRests / right;
  const meanOthers = (rests - rightRests) / (count - right);
  return ((meanRight - meanOthers) * Math.sqrt(share * (1 - share))) / Math.sqrt(variance);
}
