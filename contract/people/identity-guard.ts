import { isIdentityReply } from './identity-reply';

/** Firebase's identity hosts; with the emulator, their names are the first part of the path. */
const identityCall = /^https?:\/\/(?:[^/]+\/)?(?:identitytoolkit|securetoken)\.googleapis\.com\//;
/** Calls of forms, where a person waits and can press the button again. */
const byHand = /\/accounts:(?:signIn|signUp|sendVerificationCode|sendOobCode|createAuthUri)/;
const longestMs = 20_000;

/**
 * Puts a guard around `fetch` to the identity service and leaves every other request alone. Must be in place before Firebase
 * starts: at start-up its SDK waits 30 s on a dead network, and erases the stored sign-in for any reply it takes for a verdict,
 * even a passing 503 or the `{}` of a filter on the way. With the guard a reply that is not the service's own word is a network failure
 * (`TypeError`), which the SDK outlives, and a silent network is one after `patienceMs`; each time-out doubles the patience up to 20 s, so that a slow network still gets through.
 */
export function guardIdentity(scope: { fetch: typeof fetch }, patienceMs = 3_000): void {
  const fetch = scope.fetch.bind(scope);
  let patience = patienceMs;
  scope.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!identityCall.test(url)) return fetch(input, init);
    const limit = AbortSignal.timeout(byHand.test(url) ? longestMs : patience);
    limit.addEventListener('abort', () => {
      patience = Math.min(longestMs, patience * 2);
    });
    const response = await fetch(input, { ...init, signal: limit });
    if (response.status >= 500 || response.status === 429) throw new TypeError(`The identity service answered ${response.status}.`);
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    if (!isIdentityReply(url, response.status, body)) throw new TypeError('Not a reply of the identity service.');
    return response;
  };
}
