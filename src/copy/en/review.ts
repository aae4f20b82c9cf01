/** The sentences about a result's questions; separate from the insights, because every attempt preloads the result page. */
export const reviewCopy = {
  views: 'Views of the result',
  questionsTab: 'Questions',
  insightsTab: 'Insights',
  show: 'Show',
  filters: { all: 'All', wrong: 'Wrong', skipped: 'Skipped', marked: 'Marked', slow: 'Slow' },
  filterHint: { all: '', wrong: '', skipped: '', marked: '', slow: 'Took you at least 1.5 times as long as usual.' },
  filtered: (shown: number, all: number) => `${shown} of ${all} questions`,
  spent: (time: string) => `${time} on this question`,
  markedForReview: 'Marked for review',
};

export type ReviewCopy = typeof reviewCopy;
