/** The sentences about a person's own data: the download and the end of an account. */
export const ownDataCopy = {
  settings: 'Display and language',
  settingsLead: 'Text size, light or dark, contrast; English or Hindi. For this device.',
  yourData: 'Your data',
  lead: 'All that this portal keeps about you: as Excel to read, or as a file for other programs.',
  notice: 'What is kept, and why: the Privacy Policy',
  download: 'Download my data',
  downloadSheet: 'Download as Excel',
  downloading: 'Fetching your data …',
  downloaded: 'Downloaded.',
  needsConnection: 'You are offline. To download your data or to delete your account, connect to the internet first.',
  failed: {
    offline: 'The server could not be reached. Please try again.',
    slow: 'The server did not answer in time. Please try again.',
    problem: 'The server refused. Please try again later.',
    outdated: 'This needs a newer version of the portal. Update the portal first.',
  },
  refused: {
    'account-not-deleted': 'The sign-in service did not delete your account, so nothing was deleted. Please try again later.',
    'account-erased': 'This account was already deleted.',
    'last-admin-not-erased': 'This is the last admin. Make another person an admin first.',
    'settings-admin-not-erased': 'The settings of this portal name this account as an admin. It must be taken out there first.',
  } as Readonly<Record<string, string>>,
  endTitle: 'Delete my account',
  endLead: 'Deletes your account and everything above, for good.',
  whose: (called: string): string => (called === '' ? 'The account that is signed in here.' : `This account: ${called}.`),
  submitted: (count: number | null): string =>
    count === null
      ? 'How many tests it has submitted is not known on this device.'
      : count === 0
        ? 'It has submitted no test yet.'
        : `It has submitted ${count === 1 ? '1 test' : `${count} tests`}, as far as this device knows.`,
  when: 'At once and for good. Nobody can restore the account, not even from a backup.',
  consequences: [
    'Your profile, answers and results are removed from the server.',
    'Your account is deleted. A new one would begin with nothing.',
    'This device forgets you. Other devices keep what they have until you clear them.',
  ],
  unsent: 'These answers have not reached the server. They are deleted too, and count for nobody:',
  running: 'An assessment is in progress on this device. It ends without a result:',
  downloadFirst: 'Do you want a copy? Download your data first.',
  word: 'DELETE',
  typeWord: (word: string) => `Type ${word} to confirm`,
  otherWord: (word: string) => `Type exactly this: ${word}`,
  confirm: 'Delete for good',
  deleting: 'Deleting …',
  keep: 'Keep my account',
  ended: 'Your account and all that the portal kept of you are deleted.',
  endedHere:
    'All that the portal kept of you is deleted. Your sign-in account at Google’s service could not be deleted from here: ask your institute to delete it there.',
  erasedElsewhere: 'This account was deleted. What this device still keeps of it is sent to nobody.',
  forget: 'Remove it from this device',
  forgetAsk: 'Remove what this device keeps?',
  forgetWhom: 'Of the deleted account, on this device alone.',
  forgetMany: (count: number): string =>
    count === 0
      ? 'No answer of it waits here.'
      : count === 1
        ? 'The answers of 1 assessment did not reach the server, and are removed too:'
        : `The answers of ${count} assessments did not reach the server, and are removed too:`,
  forgetWhen: 'At once, for good.',
  keepHere: 'Keep it here',
  forgotten: 'Removed from this device.',
};
export type OwnDataCopy = typeof ownDataCopy;
