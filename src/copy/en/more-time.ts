/** The sentences about the minutes that everybody gets during a scheduled assessment, loaded with it. */
export const moreTimeCopy = {
  moreTime: 'More time',
  /** `total`: with the minutes that were given before. */
  given: (minutes: number, total: number) =>
    minutes === total ? `Everybody has ${minutes} more minutes.` : `Everybody has ${minutes} more minutes, ${total} in all.`,
  /** Beside the clock, in little room. */
  plus: (total: number) => `+${total} min`,
  byItself: 'With a network, more time for everybody comes by itself. Without a network, type the code that is read out in the room.',
  byNetwork: 'More time for everybody comes by itself while there is a network. This device cannot check a code for it.',
  add: 'Add the time',
  faults: {
    'wrong-code': 'This is not a code for more time. Compare it letter by letter.',
    counted: 'This time is counted already.',
    'not-checked': 'This device could not check the code.',
  },
};

export type MoreTimeCopy = typeof moreTimeCopy;
