import { createPublicKey, generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { errors, importPKCS8, importSPKI, SignJWT } from 'jose';
import { dayMs } from '../../../contract/fields/times';
import { type KeptFor, reread } from '../../memory/reread';
import type { Store } from '../../store/engine/store';
import { addSigningKey, dropSigningKeys, type SigningKey, signingKeys } from '../../store/people/own/signing-keys';
import type { KeySet } from '../signature';
import type { Issuer } from '../token';

/** As Firebase's tokens, whose hour the devices' outbox is built for. */
export const tokenSeconds = 3_600;

/** Whom a token speaks for. The address of an account is always verified. */
interface Signed {
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

/** A key signs for so long. */
const keyMs = 90 * dayMs;
/** A new key signs from then on: by then every process has heard of it, and takes its tokens. */
const knownMs = 60_000;
/** So long after that nobody has a token of the key before. */
const goneMs = 2 * tokenSeconds * 1_000;

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

  let adding: Promise<void> | null = null;

  /** Adds the next key, once in this process; of processes that add at the same time, one does. */
  function addAt(place: number, now: number): Promise<void> {
    adding ??= makeKey(place, now)
      .then((key) => addSigningKey(db, key))
      .then(() => list.changed())
      .finally(() => {
        adding = null;
      });
    return adding;
  }

  /** The key that signs now. A key that has signed for three months gets a successor, and goes when no token of it is good any more. */
  async function signingKey(now: number): Promise<SigningKey> {
    if ((await list.current()).length === 0) await addAt(1, now);
    const last = (await list.current()).at(-1);
    if (last === undefined) throw new Error('The key that signs tokens was not kept.');
    if (now - last.made_at > keyMs) await addAt(last.place + 1, now);
    const known = await list.current();
    const newest = known.at(-1) ?? last;
    if (known.length > 1 && now - newest.made_at > knownMs + goneMs) {
      await dropSigningKeys(db, newest.place);
      await list.changed();
    }
    return known.findLast(({ made_at }) => now - made_at >= knownMs) ?? known[0] ?? last;
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
      const key = await signingKey(now);
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
