import { KeyObject, verify } from 'node:crypto';
import { decodeProtectedHeader, errors, type JWSHeaderParameters, type ProtectedHeaderParameters } from 'jose';
import { LRUCache } from 'lru-cache';
import { andThen, type MaybePromise } from '../memory/maybe-promise';
import { unavailable } from '../replies/refusal';
import { rejected } from './token';

/** Finds the public key that a header names. What jose's `createRemoteJWKSet` and `createLocalJWKSet` return is such a set. */
export type KeySet = (header: JWSHeaderParameters) => Promise<CryptoKey>;

/** A signed token in its compact form (RFC 7515, 7.1). */
const compact = /^([\w-]+\.([\w-]+))\.([\w-]+)$/;
/** Shorter keys are refused (RFC 7518, 3.3). */
const leastBits = 2048;
/** Google signs with two keys at a time. */
const keptKeys = 8;
/** A key that its set no longer has is accepted for this long at most. */
const freshMs = 2_000;

/** The public key of a name. Throws or rejects with 401 if the set has no such key, 503 if the set cannot be fetched. */
function namedKeys(keys: KeySet): (kid: string) => MaybePromise<KeyObject> {
  // The clock is read each time: read at most once in a millisecond, it would lag behind a clock that a test sets.
  const kept = new LRUCache<string, KeyObject>({ max: keptKeys, ttl: freshMs, ttlResolution: 0, perf: Date });
  async function lookUp(kid: string): Promise<KeyObject> {
    const found = await keys({ alg: 'RS256', kid }).catch((fault: unknown) => {
      throw fault instanceof errors.JWKSNoMatchingKey ? rejected() : unavailable({ code: 'sign-ins-not-checked' });
    });
    const key = KeyObject.from(found);
    if ((key.asymmetricKeyDetails?.modulusLength ?? 0) < leastBits) throw rejected();
    kept.set(kid, key);
    return key;
  }
  return (kid) => kept.get(kid) ?? lookUp(kid);
}

function headerOf(token: string): ProtectedHeaderParameters {
  try {
    return decodeProtectedHeader(token);
  } catch {
    throw rejected();
  }
}

/** The name of the key that a token is signed with, as the token's header says. Throws 401. */
function kidOf(token: string): string {
  const { alg, kid, crit } = headerOf(token);
  // RFC 7515, 4.1.11: a token with an extension that must be understood, and is not, is refused.
  if (alg !== 'RS256' || typeof kid !== 'string' || kid === '' || crit !== undefined) throw rejected();
  return kid;
}

/**
 * Token → its payload, in base64url as in the token, if the token is signed by RS256 and no other algorithm with the key that it names. Throws or rejects
 * with `Refusal` if it is not: 401, or 503 if the keys cannot be fetched. Answers at once while the key is known, on this thread: WebCrypto and jose
 * verify in the thread pool, and the way there and back costs more than the signature (`bench hour`, ADR 31).
 */
export function signedPayloads(keys: KeySet): (token: string) => MaybePromise<string> {
  const keyNamed = namedKeys(keys);
  return (token) => {
    const [, signed, payload, signature] = compact.exec(token) ?? [];
    if (signed === undefined || payload === undefined || signature === undefined) throw rejected();
    return andThen(keyNamed(kidOf(token)), (key) => {
      if (!verify('sha256', Buffer.from(signed), key, Buffer.from(signature, 'base64url'))) throw rejected();
      return payload;
    });
  };
}
