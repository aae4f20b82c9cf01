/** The reason of an institute in its own words, as the end of a sentence: what follows begins another one. */
const because = (reason: string): string => (/[.!?।]$/.test(reason) ? reason : `${reason}.`);

/** The sentences about an assessment that is sat again, loaded with the first one (ADR 78). */
export const chanceCopy = {
  maySit: (reason: string) => `You may sit this test again: ${because(reason)}`,
  /** During an attempt that is not of this chance. */
  maySitAfter: (reason: string) => `When this attempt is submitted, you may sit this test again: ${because(reason)}`,
  willCount: {
    first: 'Your first attempt counts. This one is kept beside it.',
    last: 'Your last hand-in counts: this one, once it is handed in.',
    best: 'Your best hand-in counts: the one with the higher score.',
  },
  /** Before the hand-in, where the last one counts. */
  replaces: 'This hand-in counts in place of any earlier one, even if its marks are fewer.',
  counted: {
    first: (number: number, of: number) => `You handed in ${of} times. The first counts; this is hand-in ${number}.`,
    last: (number: number, of: number) => `You handed in ${of} times. The last counts; this is hand-in ${number}.`,
    best: (number: number, of: number) => `You handed in ${of} times. The best counts; this is hand-in ${number}.`,
  },
  /** Of the only hand-in that has arrived. */
  alone: (number: number) => `This is hand-in ${number}. No earlier one has arrived.`,
};
