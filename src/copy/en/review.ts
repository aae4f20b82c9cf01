/** The sentences about a result's questions; separate from the insights, because every attempt preloads the result page. */
export const reviewCopy = {
  views: 'Views of the result',
  questionsTab: 'Questions',
  insightsTab: 'Insights',
  show: 'Show',
  filters: { all: 'All', wrong: 'Wrong', partly: 'Partly correct', skipped: 'Skipped', marked: 'Marked', slow: 'Slow' },
  filterHint: { all: '', wrong: '', partly: '', skipped: '', marked: '', slow: 'Took you at least 1.5 times as long as usual.' },
  filtered: (shown: number, all: number) => `${shown} of ${all} questions`,
  spent: (time: string) => `${time} on this question`,
  markedForReview: 'Marked for review',
  dropped: 'Does not count',
  marksForAll: 'Marks for everybody',
  chosen: 'Your answer',
  noNumber: 'No number: counts as no answer',
  rightNumber: 'Right answer',
  range: (from: string, to?: string): string => (to === undefined ? from : `from ${from} to ${to}`),
  marks: (marks: string) => `Marks: ${marks}`,
  regraded: {
    title: (isAgain: boolean): string => (isAgain ? 'Marked again' : 'Changed by your institute'),
    changes: {
      key: 'The answer key was corrected.',
      drop: 'This question was dropped: it does not count, and its marks left the total.',
      bonus: 'Everybody gets the marks of this question.',
    },
    reason: (reason: string) => `Reason: ${reason}`,
  },
};

export type ReviewCopy = typeof reviewCopy;
