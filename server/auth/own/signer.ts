import { createPublicKey, generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { errors, importPKCS8, importSPKI, SignJWT } from 'jose';
import { type KeptFor, reread } from '../../performance/reread';
import type { Store } from '../../store/engine/store';
import { addSigningKey, type SigningKey, signingKeys } from '../../store/people/own/signing-keys';
import type { KeySet } from '../signature';
import type { Issuer } from '../token';

/** As Firebase's tokens, whose hour the devices' outbox is built for. */
export const tokenSeconds = 3_600;

/** Whom a token speaks for. The address of an account is always verified. */
export interface Signed {
  uid: string;
  email: string;
}

/** The portal's own keys for tokens. */
export interface Signer {
  /** For `signedIdentity`. */
  keys: KeySet;
  /** A token for the next hour. `now`: epoch milliseconds. */
  mint(person: Signed, now: number): Promise<string>;
}

/** The algorithm that `signature.ts` takes, and no other. */
const algorithm = 'RS256';

async function makeKey(place: number, now: number): Promise<SigningKey> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2_048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { place, kid: randomUUID(), private_pem: pem, made_at: now };
}

const publicOf = ({ private_pem }: SigningKey): Promise<CryptoKey> =>
  importSPKI(createPublicKey(private_pem).export({ type: 'spki', format: 'pem' }).toString(), algorithm);

/** Opens the keys in the store; the first process of a portal makes one when a token is first needed. `freshness`: of what other processes add. */
export function openSigner({ db }: Store, issuer: Issuer, freshness: KeptFor): Signer {
  const list = reread(() => signingKeys(db), freshness);
  let imported: { kid: string; key: Promise<CryptoKey> } | null = null;

  /** From the database itself: a key that another process has made a moment ago signs here too. */
  async function lastKey(now: number): Promise<SigningKey> {
    const known = (await list.current()).at(-1);
    if (known !== undefined) return known;
    await addSigningKey(db, await makeKey(1, now));
    await list.changed();
    const made = (await list.current()).at(-1);
    if (made === undefined) throw new Error('The key that signs tokens was not kept.');
    return made;
  }

  async function privateOf({ kid, private_pem }: SigningKey): Promise<CryptoKey> {
    if (imported?.kid !== kid) imported = { kid, key: importPKCS8(private_pem, algorithm) };
    return imported.key;
  }

  return {
    async keys({ kid }) {
      const found = (await list.current()).find((key) => key.kid === kid);
      if (found === undefined) throw new errors.JWKSNoMatchingKey();
      return publicOf(found);
    },
    async mint({ uid, email }, now) {
      const key = await lastKey(now);
      const seconds = Math.floor(now / 1_000);
      return new SignJWT({ email, email_verified: true, auth_time: seconds })
        .setProtectedHeader({ alg: algorithm, kid: key.kid, typ: 'JWT' })
        .setIssuer(issuer.issuer)
        .setAudience(issuer.audience)
        .setSubject(uid)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + tokenSeconds)
        .sign(await privateOf(key));
    },
  };
}
