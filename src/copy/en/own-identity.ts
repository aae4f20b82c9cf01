import { accountLimits } from '../../../contract/fields/limits';

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

export type OwnIdentityCopy = typeof ownIdentityCopy;
