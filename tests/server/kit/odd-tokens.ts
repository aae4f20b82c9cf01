import { constants, createHmac, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

type Json = Record<string, unknown>;

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Makes the last part of a token from the two before. */
type Sealing = (text: string) => string;

const now = (): number => Math.floor(Date.now() / 1_000);

/** Claims that are not those of a good token, from `good`. */
const claims: Record<string, (good: Json) => unknown> = {
  'another issuer': (good) => ({ ...good, iss: 'https://other.test/accounts' }),
  'the issuer without its path': (good) => ({ ...good, iss: good.aud }),
  "Firebase's issuer": (good) => ({ ...good, iss: `https://securetoken.google.com/${String(good.aud)}` }),
  'no issuer': ({ iss: _, ...rest }) => rest,
  'another audience': (good) => ({ ...good, aud: 'https://other.test' }),
  'several audiences': (good) => ({ ...good, aud: [good.aud, 'https://other.test'] }),
  'one audience in a list': (good) => ({ ...good, aud: [good.aud] }),
  'no audience': ({ aud: _, ...rest }) => rest,
  'a past end': (good) => ({ ...good, exp: now() - 31 }),
  'an end years ago': (good) => ({ ...good, exp: 1 }),
  'no end': ({ exp: _, ...rest }) => rest,
  'an end in words': (good) => ({ ...good, exp: '9999999999' }),
  'no time of issue': ({ iat: _, ...rest }) => rest,
  'no time of sign-in': ({ auth_time: _, ...rest }) => rest,
  nobody: (good) => ({ ...good, sub: '' }),
  'no subject': ({ sub: _, ...rest }) => rest,
  'a number as its subject': (good) => ({ ...good, sub: 7 }),
  'too long a subject': (good) => ({ ...good, sub: 'a'.repeat(129) }),
  'a use that begins later': (good) => ({ ...good, nbf: now() + 600 }),
  'a list in place of claims': () => [],
  'null in place of claims': () => null,
};

/** Heads that are not that of a good token. */
const heads: Record<string, (good: Json) => unknown> = {
  'alg none': (good) => ({ ...good, alg: 'none' }),
  'alg None': (good) => ({ ...good, alg: 'None' }),
  'alg HS256': (good) => ({ ...good, alg: 'HS256' }),
  'alg RS512': (good) => ({ ...good, alg: 'RS512' }),
  'alg PS256': (good) => ({ ...good, alg: 'PS256' }),
  'alg rs256': (good) => ({ ...good, alg: 'rs256' }),
  'alg EdDSA': (good) => ({ ...good, alg: 'EdDSA' }),
  'no alg': ({ alg: _, ...rest }) => rest,
  'another kid': (good) => ({ ...good, kid: 'another' }),
  'no kid': ({ kid: _, ...rest }) => rest,
  'a number as its kid': (good) => ({ ...good, kid: 1 }),
  'a path as its kid': (good) => ({ ...good, kid: '../../dev/null' }),
  'an extension that must be understood': (good) => ({ ...good, crit: ['b64'], b64: false }),
  'a list in place of a head': () => [],
};

/** Ways to seal a token that are not those of a good one. */
function sealings(key: KeyObject): Record<string, Sealing> {
  const other = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;
  const publicPem = createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
  const rsa =
    (by: KeyObject, hash = 'sha256', padding = constants.RSA_PKCS1_PADDING): Sealing =>
    (text) =>
      sign(hash, Buffer.from(text), { key: by, padding }).toString('base64url');
  const good = rsa(key);
  return {
    'another key': rsa(other),
    'the public key as a secret': (text) => createHmac('sha256', publicPem).update(text).digest('base64url'),
    nothing: () => '',
    'another hash': rsa(key, 'sha512'),
    'another padding': rsa(key, 'sha256', constants.RSA_PKCS1_PSS_PADDING),
    'a seal of other words': () => good('e30.e30'),
    'a seal that is cut': (text) => good(text).slice(0, -2),
    'a seal and a sign more': (text) => `${good(text)}=`,
    'a seal and a fourth part': (text) => `${good(text)}.e30`,
  };
}

/** Tokens that differ from a good one in its claims, its head or its seal, each with what is wrong with it. `key`: of the portal. */
export function oddTokens(key: KeyObject, head: Json, good: Json): [what: string, token: string][] {
  const seals = sealings(key);
  const sealed: Sealing = (text) => sign('sha256', Buffer.from(text), key).toString('base64url');
  const token = (ofHead: unknown, ofClaims: unknown, seal: Sealing): string => {
    const text = `${part(ofHead)}.${part(ofClaims)}`;
    return `${text}.${seal(text)}`;
  };
  const oddClaims = Object.entries(claims).map(([what, change]) => [what, change(good)] as const);
  const oddHeads = Object.entries(heads).map(([what, change]) => [what, change(head)] as const);
  const oddSeals = Object.entries(seals);
  return [
    ...oddClaims.map(([what, said]) => [what, token(head, said, sealed)] as [string, string]),
    ...oddHeads.flatMap(([what, said]) => [
      [what, token(said, good, sealed)] as [string, string],
      ...oddSeals.map(([how, seal]) => [`${what}, ${how}`, token(said, good, seal)] as [string, string]),
    ]),
    ...oddSeals.map(([how, seal]) => [how, token(head, good, seal)] as [string, string]),
    // An admin's claims under a foreign seal.
    ...oddSeals.map(([how, seal]) => [`${how}, of an admin`, token(head, { ...good, sub: 'head' }, seal)] as [string, string]),
  ];
}

/**
 * A good token with one of its characters changed, once for each, or without one, once for every second. The last character of a part is left: some of its
 * bits mean nothing, so another one may stand for the same bytes.
 */
export const changedTokens = (token: string): [what: string, token: string][] =>
  [...token].flatMap((char, at): [string, string][] => {
    if (char === '.' || at === token.length - 1 || token[at + 1] === '.') return [];
    const [before, after] = [token.slice(0, at), token.slice(at + 1)];
    const changed: [string, string] = [`character ${at} changed`, `${before}${char === 'A' ? 'B' : 'A'}${after}`];
    return at % 2 === 0 ? [changed] : [changed, [`character ${at} left out`, before + after]];
  });
