import { once } from 'node:events';
import { createServer } from 'node:http';
import { createLocalJWKSet, createRemoteJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { emulatorIdentity, firebaseIdentity } from '../../server/identity';
import { Refusal } from '../../server/refusal';
import { freePort } from './kit/postgres';
import { claimsOf, unsigned } from './kit/token';

const project = 'portal-live';
const now = () => Math.floor(Date.now() / 1000);
const live = { iss: `https://securetoken.google.com/${project}`, aud: project };

const statusOf = async (answer: Promise<unknown>): Promise<number> => {
  const fault: unknown = await answer.then(
    () => null,
    (reason: unknown) => reason,
  );
  return fault instanceof Refusal ? fault.status : fault === null ? 200 : -1;
};

type Pair = Awaited<ReturnType<typeof generateKeyPair>>;

describe('a real project', () => {
  let ours: Pair;
  let theirs: Pair;
  let keys: ReturnType<typeof createLocalJWKSet>;

  beforeAll(async () => {
    [ours, theirs] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
    keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(ours.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] });
  });

  const signed = (changes: Record<string, unknown> = {}, { pair = ours, kid = 'k1' } = {}) =>
    new SignJWT(claimsOf('asha', { ...live, ...changes })).setProtectedHeader({ alg: 'RS256', kid }).sign(pair.privateKey);

  it('knows who a signed token speaks for', async () => {
    const token = await signed({ email: 'Asha@Portal.test', email_verified: true });
    expect(await firebaseIdentity(project, keys)(token)).toEqual({ uid: 'asha', email: 'asha@portal.test', isEmailVerified: true });
  });

  it.each([
    ['is unsigned', async () => unsigned('asha', live)],
    ['is signed by somebody else', () => signed({}, { pair: theirs })],
    ['names a key nobody knows', () => signed({}, { kid: 'k2' })],
    ['has expired', () => signed({ exp: now() - 60 })],
    ['is for another project', () => signed({ aud: 'other' })],
    ['is from another issuer', () => signed({ iss: 'https://evil.test' })],
    ['was issued tomorrow', () => signed({ iat: now() + 86_400 })],
    ['was signed in for tomorrow', () => signed({ auth_time: now() + 86_400 })],
    ['has no sign-in time', () => signed({ auth_time: undefined })],
    ['names nobody', () => signed({ sub: '' })],
    [
      'was changed on its way',
      async () => (await signed()).replace(/\.[^.]+\./, `.${Buffer.from(JSON.stringify(claimsOf('head', live))).toString('base64url')}.`),
    ],
    [
      'uses the public key as a secret',
      async () => {
        const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(ours.publicKey)));
        return new SignJWT(claimsOf('asha', live)).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).sign(secret);
      },
    ],
    ['is noise', async () => 'a.b.c'],
    ['is empty', async () => ''],
  ])('refuses a token that %s', async (_, token) => {
    expect(await statusOf(firebaseIdentity(project, keys)(await token()))).toBe(401);
  });

  it('asks for the key once for each token, and again when it has run out', async () => {
    const asked = vi.fn(keys);
    const identify = firebaseIdentity(project, asked as unknown as typeof keys);
    const token = await signed({ exp: now() + 2 });
    await identify(token);
    await identify(token);
    expect(asked).toHaveBeenCalledTimes(1);
    await identify(await signed({ exp: now() - 10 }));
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('says 503 while the keys cannot be had: nobody is signed out by our trouble', async () => {
    const nobody = createRemoteJWKSet(new URL(`http://127.0.0.1:${await freePort()}/keys`));
    expect(await statusOf(firebaseIdentity(project, nobody)(await signed()))).toBe(503);
  });

  it('says 503 while the keys come broken', async () => {
    const port = await freePort();
    const server = createServer((_, response) => response.writeHead(500).end('no')).listen(port, '127.0.0.1');
    await once(server, 'listening');
    const broken = createRemoteJWKSet(new URL(`http://127.0.0.1:${port}/keys`));
    expect(await statusOf(firebaseIdentity(project, broken)(await signed()))).toBe(503);
    server.close();
  });
});

describe('the emulator', () => {
  it('is for demo projects only', () => {
    expect(() => emulatorIdentity('portal-live')).toThrow();
  });

  it.each([
    [
      'signed',
      async () => {
        const { privateKey } = await generateKeyPair('RS256');
        return new SignJWT(claimsOf('asha')).setProtectedHeader({ alg: 'RS256' }).sign(privateKey);
      },
    ],
    ['without claims', async () => 'eyJhbGciOiJub25lIn0.e30.'],
    ['with a signature that means nothing', async () => `${unsigned('asha')}c2ln`],
  ])('takes no token %s', async (_, token) => {
    expect(await statusOf(emulatorIdentity('demo-exam')(await token()))).toBe(401);
  });
});
