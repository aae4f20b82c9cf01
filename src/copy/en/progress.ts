/** The sentences of how tests went, one after another. */
export const progressCopy = {
  progress: 'Your progress',
  latest: (share: string) => `${share} in your latest test`,
  more: (points: string) => `${points} points more than in the test before`,
  less: (points: string) => `${points} points less than in the test before`,
  same: 'as much as in the test before',
  best: 'Your best so far.',
  /** On a column of the chart. */
  testOn: (title: string, share: string, day: string) => `${title}: ${share}, ${day}`,
};

export type ProgressCopy = typeof progressCopy;
