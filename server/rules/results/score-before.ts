/** What a change of the key made of a score. */
export interface Remark {
  before: number;
  after: number;
}

/**
 * The score before the changes of the key that led to this one; undefined where none did. Where another hand-in counts since, the changes of the one before led to
 * no score of it.
 */
export function scoreBefore(score: number, latestFirst: readonly Remark[]): number | undefined {
  let reached: number | undefined;
  for (const { before, after } of latestFirst) {
    if (after !== (reached ?? score)) break;
    reached = before;
  }
  return reached;
}
