import { accountLimits } from '../../../contract/people/own-accounts';

/** The sentences of signing in to accounts of the portal's own (ADR 77), beside those of en/identity.ts. */
export const ownIdentityCopy = {
  name: 'Name',
  nameMissing: 'Enter your name.',
  newPasswordHint: `At least ${accountLimits.shortestPassword} characters.`,
  signUpSent: (email: string) =>
    `An email is on its way to ${email}. Open its link within two days to begin your account. Look in the spam folder too.`,
  confirmLead: 'Enter the password that you have chosen. It confirms that this email is yours.',
  confirm: 'Confirm and log in',
  resetLead: 'Choose a new password. All your devices are signed out by it.',
  setPassword: 'Set password',
  passwordSet: 'Your new password is set. Log in with it.',
  byMail: 'Email me a login link',
  /** Says nothing about whether there is such an account. */
  linkSent: (email: string) => `If ${email} is registered, a login link is on its way. Look in the spam folder too.`,
  linkLead: 'This link logs you in on this device.',
  /** `of`: the present email, masked; '' while it is not known. */
  addressLead: (of: string) =>
    `This link gives the account ${of === '' ? '' : `${of} `}a new email. Enter that account’s password. Is the account not yours? Then do nothing.`,
  takeAddress: 'Use the new email',
  addressSet: 'Your account has the new email. Log in with it from now on.',
  goOn: 'Continue',
  yourEmail: 'Email of your account',
  addressHint: (email: string) => `You log in with ${email}. Nothing changes until you open the link that goes to the new email.`,
  newEmail: 'New email',
  sendLink: 'Send the link',
  addressSent: (email: string) => `A link is on its way to ${email}. Open it within an hour. Look in the spam folder too.`,
  needsNetwork: 'This needs a network.',
  linkOld: 'This link was used already, or it is too old. Log in, or choose “Forgot password?”.',
  /** `name`: of the provider; '' without one. */
  byProvider: (name: string) => (name === '' ? 'Continue with your institute’s login' : `Continue with ${name}`),
  providerAway: 'Your institute’s sign-in service does not answer. Try again in a minute.',
  providerRefused: 'Your institute’s sign-in service did not let you in. Begin again.',
  notBegun: 'It took too long, or began in another window. Begin again.',
  notVerified: 'Your institute’s sign-in service has not verified your email. Verify it there first.',
  hasPassword: 'Your email has an account here already. Log in with its password.',
  busy: 'Many people are signing in at this moment. Try again in a few seconds.',
};
