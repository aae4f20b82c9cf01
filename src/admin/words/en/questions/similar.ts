/** The sentences about questions that are nearly the same as one of the bank. */
export const words = {
  title: 'Similar questions in the bank',
  hint: 'Compared by their words and options. You can add the question all the same.',
  editHint: 'Compared by their words and options. You can save the question all the same.',
  share: (percent: number) => `${percent} % alike`,
  lessAlike: (count: number) => (count === 1 ? '1 question is somewhat alike' : `${count} questions are somewhat alike`),
  link: (id: number) => `Question ${id}`,
  opens: '(opens a new tab)',
  rowHasText: 'The bank has this text already, with other options or another passage:',
  rowIs: (percent: number) => `Similar question in the bank (${percent} % alike):`,
};
