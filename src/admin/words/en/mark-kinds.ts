/** The sentences about marks, figures and keys of questions with several right options or a number. Numbers come as texts. */
export const words = {
  allRight: 'All right',
  partly: 'Partly right',
  wrong: 'Wrong',
  whole: 'As a whole',
  /** Of a set: the counts of its options add up to more than the learners. */
  eachOption: 'Each learner is counted at every option chosen.',
  /** On the overview, behind what its figures mean. */
  figures:
    'Several right options are right as a whole: each learner is counted at every option chosen, and partly right ones are not in % correct. Of a number, the most frequent answers are named.',
  /** A number that was typed, with how often. */
  count: (value: string, count: string): string => `${value}: ${count}`,
  right: (range: string): string => `Right: ${range}`,
  rightSet: 'Right options, all of which must be chosen',
};
