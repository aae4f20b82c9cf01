import { AuthErrorCodes } from 'firebase/auth';
import { expect, it } from 'vitest';
import { identityCopy } from '../../../src/copy/en/identity';
import { identityCopyHi } from '../../../src/copy/hi/identity';
import { identityFault } from '../../../src/session/login/identity-fault';

const failure = (code: string) => Object.assign(new Error(`Firebase: The user may have been deleted. (${code}).`), { code });
const said = (error: unknown) => {
  const { fault, code } = identityFault(error);
  return [identityCopy.fault(fault, code), identityCopyHi.fault(fault, code)];
};

it('every code of the service has words of ours in both languages, and never the service’s own', () => {
  const codes = Object.values(AuthErrorCodes);
  expect(codes.length).toBeGreaterThan(90);
  for (const code of codes) {
    const [english, hindi] = said(failure(code));
    expect(english).not.toMatch(/Firebase|may have been/);
    expect(hindi).toMatch(/[\u0900-\u097f]/);
  }
});

it.each([
  ['auth/wrong-password', 'The email or the password is not right.'],
  ['auth/invalid-credential', 'The email or the password is not right.'],
  ['auth/user-not-found', 'The email or the password is not right.'],
  ['auth/invalid-verification-code', 'Compare it with the SMS and type it again.'],
  ['auth/code-expired', 'This code is too old. Ask for a new one.'],
  ['auth/popup-closed-by-user', 'The Google window was closed.'],
  ['auth/network-request-failed', 'The sign-in service could not be reached. Check your network and try again.'],
  ['auth/made-tomorrow', 'It did not work. Please try again. (made-tomorrow)'],
])('%s: %s', (code, sentence) => {
  expect(said(failure(code))[0]).toBe(sentence);
});

it('a failure without a code is a service that was not reached', () => {
  expect(said(new TypeError('Failed to fetch'))[0]).toBe('The sign-in service could not be reached. Check your network and try again.');
  expect(said('x')[0]).toBe('The sign-in service could not be reached. Check your network and try again.');
});
