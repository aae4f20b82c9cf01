/** The sentences around a result's questions. They stand apart from those of its insights because every exam brings them along. */
export const reviewCopy = {
  views: 'Views of the result',
  questionsTab: 'Questions',
  insightsTab: 'Insights',
  show: 'Show',
  filters: { all: 'All', wrong: 'Wrong', skipped: 'Skipped', marked: 'Marked', slow: 'Slow' },
  filterHint: { all: '', wrong: '', skipped: '', marked: '', slow: 'Took you at least half as long again as usual.' },
  filtered: (shown: number, all: number) => `${shown} of ${all} questions`,
  spent: (time: string) => `${time} on this question`,
  markedForReview: 'Marked for review',
};

export type ReviewCopy = typeof reviewCopy;
