/** The sentences about an assessment that was handed in before, which hardly anybody meets. */
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
};
