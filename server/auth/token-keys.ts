import { KeyObject } from 'node:crypto';
import { errors, type JWSHeaderParameters } from 'jose';
import type { MaybePromise } from '../performance/maybe-promise';
import { unavailable } from '../replies/refusal';
import { rejected } from './token';

/** A set of keys as jose's `createRemoteJWKSet` and `createLocalJWKSet` make it. */
export type KeySet = (header: JWSHeaderParameters) => Promise<CryptoKey>;

/** The public RSA key that a token names, at once while it is held. Throws or rejects with 401 where there is none, 503 where the keys cannot be had. */
export type KeyNamed = (kid: string) => MaybePromise<KeyObject>;

/** A key that is withdrawn is taken no longer than jose keeps a set (10 minutes) and this. */
const heldMs = 60_000;
/** Shorter ones are refused (RFC 7518, 3.3). */
const leastBits = 2048;

const isUnknown = (fault: unknown): boolean => fault instanceof errors.JWKSNoMatchingKey;

/** jose fetches and reads the set; what it finds is held, so that most tokens have no promise to wait for. */
export function keysFor(set: KeySet): KeyNamed {
  const held = new Map<string, { key: KeyObject; until: number }>();
  const looked = async (kid: string): Promise<KeyObject> => {
    const found = await set({ alg: 'RS256', kid }).catch((fault: unknown) => {
      throw isUnknown(fault) ? rejected() : unavailable('Sign-ins cannot be checked at the moment.');
    });
    const key = KeyObject.from(found);
    if ((key.asymmetricKeyDetails?.modulusLength ?? 0) < leastBits) throw rejected();
    held.set(kid, { key, until: Date.now() + heldMs });
    return key;
  };
  return (kid) => {
    const hit = held.get(kid);
    return hit !== undefined && hit.until > Date.now() ? hit.key : looked(kid);
  };
}
