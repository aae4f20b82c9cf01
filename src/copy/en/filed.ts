/** The sentences in the place of a paper that is not sat here: it was handed in before, or is not here. Hardly anybody meets them. */
export const filedCopy = {
  alreadyHandedIn: 'You have submitted this assessment',
  alreadyHandedInWhy: 'An assessment counts once, and yours is handed in. Your result shows every question with its explanation.',
  filedElsewhere:
    'You submitted this assessment from another device. The answers given there count; those given here are kept on this device only.',
  erased: 'This account was deleted, by you or by your institute. These answers stay on this device; they are not sent and do not count.',
  shutOut: 'Your account is blocked on this portal. Your answers stay on this device. Ask the people who run your exams.',
  otherHandedIn: (name: string) => `Submitted by ${name}`,
  otherWaits: (name: string) => `${name}’s answers are safe on this device. They are sent by themselves once ${name} signs in.`,
  otherArrived: (name: string) => `${name}’s answers have reached the portal.`,
  otherPreviewed: (name: string) => `Previewed by ${name}`,
  previewCounts: 'This was a preview. It does not count, and is in no results.',
  paperNotHere: 'This assessment is not on your device yet',
  /** Of an address that is wrong, and of a test for other groups alike: neither tells that there is one. */
  paperNotYours: 'There is no such assessment for you. If your batch sits it, ask your institute: you may be in another group.',
  paperRefused: 'This assessment cannot be opened',
  /** Below the specification's advice to refresh: it must not disagree. */
  paperSlow:
    'The network does not answer. If refreshing does not help, go where the signal is better. Tests that are ready start without it.',
  paperNeedsNetwork: 'Connect once to download it. After that it works without a network.',
};
