import { numberText as n } from '../wording/figures';

/** The sentences of the frame around the admin's screens: navigation, finder, keys. */
export const words = {
  groups: { bank: 'Bank', tests: 'Tests', people: 'People', institute: 'Institute' },
  notAllowed: 'You do not have the right to this screen. An admin who may do everything can give it to you, under People.',
  find: 'Find',
  finder: 'Find anything',
  finderField: 'Screen, assessment, person or question',
  finderPlaceholder: 'Screen, assessment, person, question …',
  kinds: { screens: 'Screens', assessments: 'Assessments', people: 'People', questions: 'Questions' },
  number: (id: number) => `No. ${id}`,
  finding: 'Searching …',
  found: (count: number) => (count === 1 ? '1 found' : `${n(count)} found`),
  nothingFound: 'Nothing found.',
  findFailed: 'The server could not be asked; only screens are listed.',
  ownGroups: (names: string): string => `You see the people and results of your groups: ${names}.`,
  logoutAsk: 'Log out all the same?',
  logoutWhom: 'For you alone: this browser is logged out, in every tab.',
  logoutUnsaved: (count: number, names: string): string =>
    count === 1 ? `1 form holds what is not saved: ${names}.` : `${n(count)} forms hold what is not saved: ${names}.`,
  logoutWhen:
    'At once. Drafts of forms come back when you log in again in their tab; what a dialog, a secret or a chosen file held is lost.',
  loggedOut: 'Your log-in ended here: by a logout in another tab, or at the sign-in service. Drafts of this tab come back when you log in.',
  yourEmail: 'Your email',
  yourEmailMore: 'If the portal’s settings (ADMIN_EMAILS) make you an admin, have the new email named there first.',
  keys: 'Keys',
  keyDoes: {
    finder: 'Find a screen, an assessment, a person or a question',
    save: 'Send the form in which you type',
    undo: 'Undo the last change of questions',
    search: 'Go to the search field of the screen',
    help: 'Show this list',
  },
};
