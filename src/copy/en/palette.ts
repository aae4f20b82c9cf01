/** The sentences of the palette of questions, for its part alone. */
export const paletteCopy = {
  questionPalette: 'Question palette',
  standings: { unanswered: 'Unanswered', answered: 'Answered', marked: 'Marked', 'answered-marked': 'Answered & marked' },
  standingsAloud: {
    unanswered: 'unanswered',
    answered: 'answered',
    marked: 'marked for review',
    'answered-marked': 'answered, marked for review',
  },
};

export type PaletteCopy = typeof paletteCopy;
