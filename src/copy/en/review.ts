/** The sentences about a result's questions; separate from the insights, because every attempt preloads the result page. */
export const reviewCopy = {
  reached: {
    all: (_right: number, all: number) => (all === 1 ? 'Right. Well done!' : `All ${all} right. Well done!`),
    most: (right: number, all: number) => `Well done: ${right} of ${all} right.`,
    half: (right: number, all: number) => `${right} of ${all} right. A good base to build on.`,
    some: (right: number, all: number) => `${right} of ${all} right. Each mistake you mend now is a mark next time.`,
    none: () => 'A hard one. Read the solutions, then try the questions again.',
  },
  standing: (reached: string, participants: string) => `Better than or as well as ${reached} of ${participants}`,
  mend: (count: number) => `Mend ${count} ${count === 1 ? 'mistake' : 'mistakes'}`,
  solutions: 'See solutions',
  reportQuestion: 'Something is wrong',
  reportOf: (number: number) => `Something is wrong with question ${number}`,
  views: 'Views of the result',
  questionsTab: 'Questions',
  insightsTab: 'Insights',
  show: 'Show',
  filters: { all: 'All', wrong: 'Wrong', partly: 'Partly correct', skipped: 'Skipped', marked: 'Marked', slow: 'Slow' },
  filterHint: { all: '', wrong: '', partly: '', skipped: '', marked: '', slow: 'Took you at least 1.5 times as long as usual.' },
  filtered: (shown: number, all: number) => `${shown} of ${all} questions`,
  onlyIn: (languages: string) => `This question is in ${languages} only.`,
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
