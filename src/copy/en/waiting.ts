/** The sentences about waiting answers of people who are not signed in; loaded only if answers wait. */
export const waitingCopy = {
  underWay: 'An exam is in progress on this device. Sign in as the person who started it to continue. The answers so far are kept.',
  unsent: (count: number) =>
    `${count === 1 ? 'A submission on this device waits' : `${count} submissions on this device wait`} to be sent. Sign in as the person who made ${count === 1 ? 'it' : 'them'} to send ${count === 1 ? 'it' : 'them'}.`,
  cannotSignIn: 'Can’t sign in any more?',
  whose: 'Whose answers are they?',
  whoLabel: 'Email address or phone number that you signed in with',
  whoHint: 'Answers are shown only to the person who gave them.',
  show: 'Show my answers',
  none: 'No answers of this person wait on this device.',
  handOn: 'Save a copy and give it to your institute. An admin can submit it for you.',
  notSubmitted: 'Not submitted yet',
};
