/** The sentences of how tests went, one after another. */
export const progressCopy = {
  progress: 'Your progress',
  latest: (share: string) => `${share} in your latest test`,
  before: (share: string) => `${share} in the test before that`,
  best: 'Your best so far.',
  /** On a column of the chart. */
  testOn: (title: string, share: string, day: string) => `${title}: ${share}, ${day}`,
};
