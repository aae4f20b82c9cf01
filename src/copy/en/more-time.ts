/** The sentences about the minutes that everybody or one learner gets during a scheduled assessment, loaded with it. */
export const moreTimeCopy = {
  moreTime: 'More time',
  /** `total`: with the minutes that were given before. */
  given: (minutes: number, total: number, isOwn: boolean) =>
    `${isOwn ? 'You have' : 'Everybody has'} ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}${minutes === total ? '' : `, ${total} in all`}.`,
  /** `left`: the minutes that stay. */
  takenBack: (minutes: number, left: number) =>
    `${minutes === 1 ? '1 minute was' : `${minutes} minutes were`} given by mistake and taken back.${left === 0 ? '' : ` Minutes that you keep: ${left}.`}`,
  /** Beside the clock, in little room. */
  plus: (total: number) => `+${total} min`,
  byItself:
    'With a network, more time comes by itself. Without a network, type the code that is read out in the room, or told to you alone.',
  byNetwork: 'More time comes by itself while there is a network. This device cannot check a code for it.',
  add: 'Add the time',
  faults: {
    'wrong-code': 'This is not a code for more time. Compare it letter by letter.',
    counted: 'This time is counted already.',
    'not-checked': 'This device could not check the code.',
  },
};

export type MoreTimeCopy = typeof moreTimeCopy;
