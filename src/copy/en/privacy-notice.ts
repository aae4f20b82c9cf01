/** The sentences about the acceptance of the privacy notice. */
export const privacyNoticeCopy = {
  bySaving: 'By saving, you accept the',
  policy: 'Privacy Policy',
  version: (version: number) => `(version ${version}).`,
  isNew: 'The Privacy Policy has changed: it now says more exactly what is kept about you, and how you can download or delete it.',
  read: 'Read it',
  accept: 'Accept',
  accepted: 'Accepted. Thank you.',
  notAccepted: 'This could not be saved just now. Please try again when you are online.',
};
export type PrivacyNoticeCopy = typeof privacyNoticeCopy;
