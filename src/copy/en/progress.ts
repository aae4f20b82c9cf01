/** The sentences of how tests went, one after another. */
export const progressCopy = {
  progress: 'Your progress',
  latest: (share: string) => `${share} in your latest test`,
  before: (share: string) => `${share} in the test before that`,
  /** Of tests that are not of one kind: each by its name. */
  shareIn: (share: string, title: string) => `${share} in “${title}”`,
  unlike: 'Two different tests: one may be harder than the other.',
  best: 'Your best result so far.',
  /** On a column of the chart. */
  testOn: (title: string, share: string, day: string) => `${title}: ${share}, ${day}`,
};
