/** The sentences of reports about questions, for the screens that show reports alone. */
export const reportCopy = {
  title: 'Something is wrong with this question',
  what: 'What is wrong?',
  reasons: {
    key: 'The answer shown as right is wrong',
    text: 'The question or an option has a mistake',
    translation: 'The translation is wrong',
    picture: 'The picture is missing or unclear',
    other: 'Something else',
  },
  words: 'In your own words',
  wordsHint: 'For example: which option is right, and why.',
  choose: 'Choose what is wrong.',
  say: 'Say in a few words what is wrong.',
  tooLong: (most: number) => `At most ${most} characters.`,
  cancel: 'Cancel',
  send: 'Send report',
  kept: 'Thank you. Your institute gets the report, at the latest when you are online.',
  failed: 'The report could not be kept on this device. Please try again.',
  yours: 'Your reports',
  yoursLead: 'What you told your institute about questions, and what came of it.',
  states: {
    new: 'Waits for a connection',
    refused: 'Your institute cannot take it just now; it is sent again tomorrow',
    sent: 'Sent, no answer yet',
  },
  outcomes: { mended: 'The question was mended', kept: 'The question is right as it is' },
  answered: 'Answered',
  answer: (text: string) => `Your institute: “${text}”`,
  told: (time: string) => `Reported on ${time}`,
  news: (count: number) =>
    count === 1 ? 'Your institute answered your report about a question.' : `Your institute answered ${count} of your reports.`,
  read: 'Read the answer',
  toResult: 'To the question',
};

export type ReportCopy = typeof reportCopy;
