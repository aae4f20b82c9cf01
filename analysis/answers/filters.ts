import type { Answered } from './answered';

export const filters = ['all', 'wrong', 'partly', 'skipped', 'marked', 'slow'] as const;
export type Filter = (typeof filters)[number];

/** Whether a question passes a filter. `slow`: ids of slow questions, from pace.ts. */
export function passes(filter: Filter, one: Answered, slow: ReadonlySet<number>): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'wrong':
      return one.outcome === 'wrong';
    case 'partly':
      return one.isPartly === true;
    case 'skipped':
      return one.outcome === 'unattempted';
    case 'marked':
      return one.markedForReview;
    case 'slow':
      return slow.has(one.questionId);
  }
}
