/** The sentences of the palette of questions, for its part alone. */
export const paletteCopy = {
  questionPalette: 'Question palette',
  /** The unanswered ones are those of the first and of the third together, as a hand-in counts them. */
  standings: {
    unanswered: 'Unanswered',
    answered: 'Answered',
    marked: 'Unanswered, marked',
    'answered-marked': 'Answered, marked: counts',
  },
  standingsAloud: {
    unanswered: 'unanswered',
    answered: 'answered',
    marked: 'marked for review',
    'answered-marked': 'answered, marked for review',
  },
  /** In the confirmation of a hand-in. */
  timeLeft: (clock: string) => `Time left: ${clock}.`,
  /** Above the counts, where a hand-in may be a slip. */
  hasty: (answered: number): string => (answered === 0 ? 'You have not answered any question yet.' : 'More than half of the time is left.'),
  markedCount: (count: number) => `${count} marked for review.`,
  toOpen: (number: number) => `Go to question ${number}: unanswered`,
  toHalf: (number: number) => `Go to question ${number}: its number is half typed`,
  toMarked: (number: number) => `Go to question ${number}: marked`,
};
