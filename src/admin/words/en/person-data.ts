/** The sentences about a person's data, for admins. */
export const words = {
  title: 'Data',
  now: 'All that the portal keeps of this person, in words, for a person who asks for it. The download is entered in the list of changes.',
  json: 'Download as JSON, for programs',
  sheet: 'Download as Excel',
  fetching: 'Fetching …',
  done: 'Downloaded.',
  notFetched: 'The data could not be fetched.',
  erase: 'Erase this person',
  eraseAsk: (name: string) => `Erase ${name}?`,
  effects: [
    'Profile, answers, results, times and the entry in the roster are removed at once, and each cohort counts one less. They cannot be brought back: a restored backup is cleaned again.',
    'The account is deleted, and its sign-in is refused from now on. Answers that still wait on a phone do not count.',
    'Where this person did something for others, a code takes the place of the name. Export results that you must keep first.',
  ],
  eraseWhen: 'At once, for good.',
  typeName: (name: string) => `Type ${name} to confirm`,
  confirm: 'Erase for good',
  erasing: 'Erasing …',
  keep: 'Keep',
  notErased: 'Nothing was erased.',
  own: 'This is your own account. Another admin can erase it.',
  erased: 'The person is erased, and so is the account.',
  erasedHere: (uid: string) =>
    `The person is erased here. The portal has no key to delete the account at Firebase: open the Firebase console, Authentication, Users, search for ${uid}, and delete the account there.`,
  erasedTitle: 'Erased',
};
