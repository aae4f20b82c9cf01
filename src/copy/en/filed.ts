/** The sentences in the place of a paper that is not sat here: it was handed in before, or is not here. Hardly anybody meets them. */
export const filedCopy = {
  alreadyHandedIn: 'You have submitted this assessment',
  alreadyHandedInWhy: 'An assessment counts once, and yours is handed in. Your result shows every question with its explanation.',
  filedElsewhere:
    'You submitted this assessment from another device. The answers given there count; those given here are kept on this device only.',
  otherHandedIn: (name: string) => `Submitted by ${name}`,
  otherWaits: (name: string) => `${name}’s answers are safe on this device. They are sent by themselves once ${name} signs in.`,
  otherArrived: (name: string) => `${name}’s answers have reached the portal.`,
  otherPreviewed: (name: string) => `Previewed by ${name}`,
  previewCounts: 'This was a preview. It does not count, and is in no results.',
  paperNotHere: 'This assessment is not on your device yet',
  paperRefused: 'This assessment cannot be opened',
  paperNeedsNetwork: 'Connect once to download it. After that it works without a network.',
};
