import { base64url, createRemoteJWKSet, customFetch, errors, type JWTClaimVerificationOptions, UnsecuredJWT } from 'jose';
import { andThen, type MaybePromise } from '../memory/maybe-promise';
import { recentlyUsed } from '../memory/recently-used';
import { unavailable } from '../replies/refusal';
import type { Forget } from './erased';
import { type IdentityClock, openIdentityClock } from './identity-clock';
import { type KeySet, signedPayloads } from './signature';
import {
  type Claims,
  claimsFor,
  clockTolerance,
  ExpiredToken,
  expectedOf,
  firebaseIssuer,
  type Issuer,
  type Payload,
  rejected,
  TokenFromFuture,
} from './token';

/** Returns a token's claims, at once for a cached token. Throws or rejects with `Refusal`: 401 for an invalid token, 503 if the signing keys cannot be fetched. */
export type VerifyToken = (token: string) => MaybePromise<Claims>;

/** One that keeps the claims of verified tokens until they expire. */
export type CachingVerifyToken = VerifyToken & {
  /** Drops the claims of erased people. */
  forget: Forget;
};

const googleKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
/** The most cached tokens, about 1 kB each. */
const cacheSize = 10_000;

/** The end of the signature is a shorter key than the token; the cache compares the whole token too. Unsigned tokens have no signature. */
const cacheKeyOf = (token: string): string => (token.endsWith('.') ? token : token.slice(-16));

/** Reads a payload. Throws what is wrong with it. */
type Judge = <T>(read: () => T) => T;

/** Seconds after which a device may try again while the clock of this machine is wrong: an operator has to set it. */
const retryAfter = 30;

/**
 * A token that the identity service has signed is of its time. If it comes from the future, or has expired by a clock that is known to be ahead, the
 * fault is this machine's: 503, so that the device keeps what it sends and no learner is told to sign in again.
 */
const judgedBy =
  (clock: IdentityClock): Judge =>
  (read) => {
    try {
      return read();
    } catch (fault) {
      const ahead = clock.secondsAhead() ?? 0;
      const isGoodThere = fault instanceof ExpiredToken && ahead > clockTolerance && fault.exp > Date.now() / 1000 - ahead;
      throw fault instanceof TokenFromFuture || isGoodThere ? unavailable({ code: 'clock-off' }, retryAfter) : fault;
    }
  };

/** Caches the claims of a verified token until the token expires. */
function caching(issuer: Issuer, verify: (token: string) => MaybePromise<Payload>, judged: Judge = (read) => read()): CachingVerifyToken {
  const cache = recentlyUsed<string, { token: string; claims: Claims; until: number }>(cacheSize);
  const claimsOf = (token: string): MaybePromise<Claims> => {
    const hit = cache.get(cacheKeyOf(token));
    if (hit !== undefined && hit.token === token && hit.until > Date.now()) return hit.claims;
    return andThen(verify(token), (payload) => {
      const { claims, exp } = judged(() => claimsFor(issuer, payload));
      cache.set(cacheKeyOf(token), { token, claims, until: exp * 1000 });
      return claims;
    });
  };
  const forget: Forget = (isErased) => {
    for (const [key, { claims }] of cache.entries()) if (isErased(claims.uid)) cache.delete(key);
  };
  return Object.assign(claimsOf, { forget });
}

/** The payload of a token without a signature. Throws 401 if its claims are not those expected. */
function checkedPayload(token: string, expected: JWTClaimVerificationOptions): Payload {
  try {
    return UnsecuredJWT.decode(token, expected).payload;
  } catch (fault) {
    throw fault instanceof errors.JWTExpired ? new ExpiredToken(fault.payload) : rejected();
  }
}

/** jose checks claims without a signature in unsecured tokens only (RFC 7519, 6). */
const unsecuredHeader = base64url.encode(JSON.stringify({ alg: 'none' }));

/** Google's keys. Each reply sets the clock too. */
const remoteKeys = (clock: IdentityClock): KeySet => createRemoteJWKSet(new URL(googleKeys), { [customFetch]: clock.fetch });

/** Verifies tokens of an issuer that are signed with one of its keys. `clock`: the issuer's. */
export function signedIdentity(issuer: Issuer, clock: IdentityClock, keys: KeySet): CachingVerifyToken {
  const expected = expectedOf(issuer);
  const signedPayload = signedPayloads(keys);
  const judged = judgedBy(clock);
  return caching(
    issuer,
    (token) => andThen(signedPayload(token), (payload) => judged(() => checkedPayload(`${unsecuredHeader}.${payload}.`, expected))),
    judged,
  );
}

/** Verifies tokens of a real Firebase project, signed with one of Google's keys. Tests give `keys`. */
export const firebaseIdentity = (
  projectId: string,
  clock: IdentityClock = openIdentityClock(),
  keys: KeySet = remoteKeys(clock),
): CachingVerifyToken => signedIdentity(firebaseIssuer(projectId), clock, keys);

/** Reads the unsigned tokens of the Auth emulator, with the same checks of claims. For `demo-` projects only: these exist in emulators alone. */
export function emulatorIdentity(projectId: string): CachingVerifyToken {
  if (!projectId.startsWith('demo-')) throw new Error(`Unsigned tokens are not accepted for the project ${projectId}.`);
  const issuer = firebaseIssuer(projectId);
  const expected = expectedOf(issuer);
  return caching(issuer, (token) => checkedPayload(token, expected));
}

/**
 * Verifies tokens of the portal itself, whose issuer is `issuer`, and those of another identity. Which of the two looks at a token is read before anything is
 * verified: a forged token only chooses who refuses it.
 */
export function eitherIdentity({ issuer }: Issuer, own: CachingVerifyToken, other: CachingVerifyToken): CachingVerifyToken {
  const mark = JSON.stringify(issuer);
  const isOwn = (token: string): boolean => Buffer.from(token.split('.', 2)[1] ?? '', 'base64url').includes(mark);
  const forget: Forget = (isErased) => {
    own.forget(isErased);
    other.forget(isErased);
  };
  return Object.assign((token: string) => (isOwn(token) ? own : other)(token), { forget });
}
