import type { IdentityFault } from '../../copy/en/identity';

/** The codes of the service, without `auth/`. An unknown address is a wrong password: no reply tells whether an account exists. */
const codes: Readonly<Record<Exclude<IdentityFault, 'unknown'>, string>> = {
  'wrong-password': 'wrong-password user-not-found invalid-credential invalid-login-credentials missing-password',
  'email-taken': 'email-already-in-use',
  'password-short': 'weak-password password-does-not-meet-requirements',
  'email-not-valid': 'invalid-email missing-email invalid-recipient-email',
  'phone-not-valid': 'invalid-phone-number missing-phone-number',
  blocked: 'user-disabled',
  'too-many': 'too-many-requests',
  unreached: 'network-request-failed timeout internal-error',
  'window-closed': 'popup-closed-by-user cancelled-popup-request user-cancelled redirect-cancelled-by-user',
  'window-blocked': 'popup-blocked',
  'other-way': 'account-exists-with-different-credential credential-already-in-use',
  'code-wrong': 'invalid-verification-code missing-verification-code invalid-verification-id missing-verification-id',
  'code-old': 'code-expired session-expired',
  'no-more-sms': 'quota-exceeded',
  'bot-check': 'captcha-check-failed invalid-app-credential missing-app-credential invalid-recaptcha-token missing-recaptcha-token',
  'switched-off': 'operation-not-allowed admin-restricted-operation unauthorized-domain app-not-authorized invalid-api-key',
  'no-storage': 'web-storage-unsupported',
};

const known = new Map(
  Object.entries(codes).flatMap(([fault, list]) => list.split(' ').map((code) => [code, fault as IdentityFault] as const)),
);

/** Returns why a step of a login failed, with the service's own code where no sentence knows it. */
export function identityFault(error: unknown): { fault: IdentityFault; code: string } {
  const said: unknown = error instanceof Error && 'code' in error ? error.code : '';
  const code = typeof said === 'string' ? said.replace(/^auth\//, '') : '';
  // Without a code it was not the service that spoke: its address, or a reply of the network on the way, was missing.
  return { fault: code === '' ? 'unreached' : (known.get(code) ?? 'unknown'), code };
}
