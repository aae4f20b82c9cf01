import { constants, type KeyObject, verify } from 'node:crypto';
import { createRemoteJWKSet } from 'jose';
import { LRUCache } from 'lru-cache';
import { andThen, type MaybePromise } from '../performance/maybe-promise';
import { type Claims, claimsFor, rejected, type Token, tokenIn } from './token';
import { type KeySet, keysFor } from './token-keys';

/** Token → claims, at once where nothing must be fetched. Throws or rejects with `Refusal`: 401 for a token that proves nothing, 503 where the keys to check it cannot be had. */
export type Identify = (token: string) => MaybePromise<Claims>;

const googleKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
/** Tokens, about 1 kB each. */
const cacheSize = 10_000;

/** The end of a signature finds a token in a tenth of the time that a hash of it takes; the whole of it is compared. Unsigned ones end alike. */
const keyOf = (token: string): string => (token.endsWith('.') ? token : token.slice(-16));

/** Answers for a token whose origin `prove` has proved, and remembers it by all its letters until it expires. */
function remembering(projectId: string, prove: (token: Token) => MaybePromise<unknown>): Identify {
  const known = new LRUCache<string, { text: string; claims: Claims; until: number }>({ max: cacheSize });
  return (text) => {
    const hit = known.get(keyOf(text));
    if (hit !== undefined && hit.text === text && hit.until > Date.now()) return hit.claims;
    const token = tokenIn(text);
    return andThen(prove(token), () => {
      const { claims, exp } = claimsFor(projectId, token.payload);
      known.set(keyOf(text), { text, claims, until: exp * 1000 });
      return claims;
    });
  };
}

function demandSignature(key: KeyObject, { signed, signature }: Token): void {
  const padded = { key, padding: constants.RSA_PKCS1_PADDING };
  if (!verify('sha256', Buffer.from(signed), padded, Buffer.from(signature, 'base64url'))) throw rejected();
}

/**
 * Checks tokens of a real Firebase project: RS256 and nothing else, whatever a token says, signed by the one of Google's keys it names. By `node:crypto` and on
 * this thread: jose's way through WebCrypto costs twice as much. `keys` is given in tests.
 */
export function firebaseIdentity(projectId: string, keys: KeySet = createRemoteJWKSet(new URL(googleKeys))): Identify {
  const keyNamed = keysFor(keys);
  return remembering(projectId, (token) => {
    const { alg, kid } = token.header;
    if (alg !== 'RS256' || typeof kid !== 'string' || kid === '') throw rejected();
    return andThen(keyNamed(kid), (key) => demandSignature(key, token));
  });
}

/** Reads the unsigned tokens of the Auth emulator, with the same claim checks. For `demo-` projects only: such names exist nowhere but in emulators. */
export function emulatorIdentity(projectId: string): Identify {
  if (!projectId.startsWith('demo-')) throw new Error(`Unsigned tokens are not accepted for the project ${projectId}.`);
  return remembering(projectId, ({ header, signature }) => {
    if (header.alg !== 'none' || signature !== '') throw rejected();
  });
}
