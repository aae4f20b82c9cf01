import { createRemoteJWKSet, errors, type JWTHeaderParameters, type JWTVerifyGetKey, jwtVerify, UnsecuredJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { andThen, type MaybePromise } from '../performance/maybe-promise';
import { Refusal, unavailable } from '../replies/refusal';
import { type Claims, claimsFor, expectedOf, type Payload, rejected } from './token';

/** Returns a token's claims, at once for a cached token. Throws or rejects with `Refusal`: 401 for an invalid token, 503 if the signing keys cannot be fetched. */
export type VerifyToken = (token: string) => MaybePromise<Claims>;

const googleKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
/** The most cached tokens, about 1 kB each. */
const cacheSize = 10_000;

/** The end of the signature is a shorter key than the token; the cache compares the whole token too. Unsigned tokens have no signature. */
const cacheKeyOf = (token: string): string => (token.endsWith('.') ? token : token.slice(-16));

/** Caches the claims of a verified token until the token expires. */
function caching(projectId: string, verify: (token: string) => MaybePromise<Payload>): VerifyToken {
  const cache = new LRUCache<string, { token: string; claims: Claims; until: number }>({ max: cacheSize });
  return (token) => {
    const hit = cache.get(cacheKeyOf(token));
    if (hit !== undefined && hit.token === token && hit.until > Date.now()) return hit.claims;
    return andThen(verify(token), (payload) => {
      const { claims, exp } = claimsFor(projectId, payload);
      cache.set(cacheKeyOf(token), { token, claims, until: exp * 1000 });
      return claims;
    });
  };
}

/** 401 for an error of jose. */
function refusalFor(fault: unknown): Refusal {
  if (fault instanceof Refusal) return fault;
  return fault instanceof errors.JWTExpired ? rejected({ code: 'token-expired' }) : rejected();
}

/** The key that a token names. Rejects with 401 if the set has no such key, 503 if the set cannot be fetched. */
const namedKeyOf =
  (keys: JWTVerifyGetKey): JWTVerifyGetKey =>
  (header: JWTHeaderParameters, token) => {
    if (typeof header.kid !== 'string' || header.kid === '') throw rejected();
    return Promise.resolve(keys(header, token)).catch((fault: unknown) => {
      throw fault instanceof errors.JWKSNoMatchingKey ? rejected() : unavailable({ code: 'sign-ins-not-checked' });
    });
  };

/** Verifies tokens of a real Firebase project: RS256 and no other algorithm, signed with the one of Google's keys that the token names. Tests give `keys`. */
export function firebaseIdentity(projectId: string, keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(googleKeys))): VerifyToken {
  const namedKey = namedKeyOf(keys);
  const options = { ...expectedOf(projectId), algorithms: ['RS256'] };
  return caching(projectId, async (token) => {
    const { payload } = await jwtVerify(token, namedKey, options).catch((fault: unknown) => {
      throw refusalFor(fault);
    });
    return payload;
  });
}

/** Reads the unsigned tokens of the Auth emulator, with the same checks of claims. For `demo-` projects only: these exist in emulators alone. */
export function emulatorIdentity(projectId: string): VerifyToken {
  if (!projectId.startsWith('demo-')) throw new Error(`Unsigned tokens are not accepted for the project ${projectId}.`);
  const expected = expectedOf(projectId);
  return caching(projectId, (token) => {
    try {
      return UnsecuredJWT.decode(token, expected).payload;
    } catch (fault) {
      throw refusalFor(fault);
    }
  });
}
