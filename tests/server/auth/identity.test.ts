import { constants, generateKeyPairSync, KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalJWKSet, createRemoteJWKSet, exportJWK, exportSPKI, generateKeyPair, type JWK, SignJWT } from 'jose';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { emulatorIdentity, firebaseIdentity, type VerifyToken } from '../../../server/auth/identity';
import { openIdentityClock } from '../../../server/auth/identity-clock';
import { Refusal } from '../../../server/replies/refusal';
import { freePort } from '../../kit/free-port';
import { claimsOf, unsigned } from '../kit/token';

const project = 'portal-live';
const now = () => Math.floor(Date.now() / 1000);
/** A clock that no reply of the identity service has set. */
const unset = () => openIdentityClock();
const live = { iss: `https://securetoken.google.com/${project}`, aud: project };

const statusOf = async (verifyToken: VerifyToken, token: string): Promise<number> => {
  try {
    await verifyToken(token);
    return 200;
  } catch (fault) {
    return fault instanceof Refusal ? fault.status : -1;
  }
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

  const named = { alg: 'RS256', kid: 'k1' };
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsignedUnder = (header: object) => `${part(header)}.${part(claimsOf('asha', live))}`;
  /** Signed with RSA under any header, with any hash and padding. */
  const under = (header: object, { pair = ours, hash = 'sha256', ...how }: { pair?: Pair; hash?: string; padding?: number } = {}) => {
    const text = unsignedUnder(header);
    return `${text}.${sign(hash, Buffer.from(text), { key: KeyObject.from(pair.privateKey), ...how }).toString('base64url')}`;
  };
  const padding = constants.RSA_PKCS1_PSS_PADDING;
  const byOther = (alg: string, key: CryptoKey | Uint8Array) =>
    new SignJWT(claimsOf('asha', live)).setProtectedHeader({ alg, kid: 'k1' }).sign(key);
  const secretOf = (text: string) => new TextEncoder().encode(text);

  it('knows the person of a signed token', async () => {
    const token = await signed({ email: 'Asha@Portal.test', email_verified: true });
    expect(await firebaseIdentity(project, unset(), keys)(token)).toEqual({
      uid: 'asha',
      email: 'asha@portal.test',
      isEmailVerified: true,
      phone: '',
      saidAt: expect.any(Number),
    });
  });

  it('compares exact characters: the Kelvin sign is not a k', async () => {
    const token = await signed({ email: 'KIRAN@PORTAL.test', email_verified: true });
    const alike = await signed({ email: '\u212aIRAN@PORTAL.test', email_verified: true });
    expect((await firebaseIdentity(project, unset(), keys)(token)).email).toBe('kiran@portal.test');
    expect((await firebaseIdentity(project, unset(), keys)(alike)).email).toBe('\u212airan@portal.test');
  });

  it.each([
    ['is unsigned', async () => unsigned('asha', live)],
    ['is signed with another key', () => signed({}, { pair: theirs })],
    ['names an unknown key', () => signed({}, { kid: 'k2' })],
    ['has expired', () => signed({ exp: now() - 60 })],
    ['is for another project', () => signed({ aud: 'other' })],
    ['is from another issuer', () => signed({ iss: 'https://evil.test' })],
    ['has no sign-in time', () => signed({ auth_time: undefined })],
    ['names no person', () => signed({ sub: '' })],
    [
      'was changed on its way',
      async () => (await signed()).replace(/\.[^.]+\./, `.${Buffer.from(JSON.stringify(claimsOf('head', live))).toString('base64url')}.`),
    ],
    ['uses the public key, as JSON, as a secret', async () => byOther('HS256', secretOf(JSON.stringify(await exportJWK(ours.publicKey))))],
    ['uses the public key, as PEM, as a secret', async () => byOther('HS256', secretOf(await exportSPKI(ours.publicKey)))],
    ['says it needs no signature, and has none', async () => `${unsignedUnder({ ...named, alg: 'none' })}.`],
    ['says it needs no signature, beside a good one', async () => under({ ...named, alg: 'none' })],
    ['writes its algorithm another way', async () => under({ ...named, alg: 'rs256' })],
    ['names no algorithm', async () => under({ kid: 'k1' })],
    ['is signed with a curve', async () => byOther('ES256', (await generateKeyPair('ES256')).privateKey)],
    ['says ES256 over a good signature', async () => under({ ...named, alg: 'ES256' })],
    ['is padded the other way (PS256)', async () => under({ ...named, alg: 'PS256' }, { padding })],
    ['is hashed another way (RS512)', async () => under({ ...named, alg: 'RS512' }, { hash: 'sha512' })],
    ['says RS256 over another padding', async () => under(named, { padding })],
    ['says RS256 over another hash', async () => under(named, { hash: 'sha512' })],
    ['names no key', async () => under({ alg: 'RS256' })],
    ['names its key by a number', async () => under({ ...named, kid: 1 })],
    ['names its key by an empty word', async () => under({ ...named, kid: '' })],
    ['brings a key of its own', async () => under({ ...named, jwk: await exportJWK(theirs.publicKey) }, { pair: theirs })],
    ['asks for what must be understood', async () => under({ ...named, crit: ['b64'], b64: false })],
    ['has an empty signature', async () => (await signed()).replace(/[^.]+$/, '')],
    ['has a fourth part', async () => `${await signed()}.e30`],
    ['has a sign in it that base64url has not', async () => `${await signed()}=`],
    ['says in its claims an array', async () => `${part(named)}.W10.c2ln`],
    ['may not be used yet', () => signed({ nbf: now() + 600 })],
    ['says no time of issue', () => signed({ iat: undefined })],
    ['never expires', () => signed({ exp: undefined })],
    ['expires in words', () => signed({ exp: '9999999999' })],
    ['has no audience', () => signed({ aud: undefined })],
    ['is for us among others', () => signed({ aud: [project, 'other'] })],
    ['names a person with too long a uid', () => signed({ sub: 'a'.repeat(129) })],
    ['is noise', async () => 'a.b.c'],
    ['is empty', async () => ''],
  ])('refuses a token that %s', async (_, token) => {
    expect(await statusOf(firebaseIdentity(project, unset(), keys), await token())).toBe(401);
  });

  it('accepts a valid token of the same helpers', async () => {
    const verifyToken = firebaseIdentity(project, unset(), keys);
    expect(await statusOf(verifyToken, under(named))).toBe(200);
  });

  it('refuses a key that is too short to trust', async () => {
    const weak = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const short = { ...weak.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' } as JWK;
    const text = unsignedUnder(named);
    const token = `${text}.${sign('sha256', Buffer.from(text), weak.privateKey).toString('base64url')}`;
    expect(await statusOf(firebaseIdentity(project, unset(), createLocalJWKSet({ keys: [short] })), token)).toBe(401);
  });

  it('fetches the keys once for many tokens, and again after ten minutes: then a withdrawn key is refused', async () => {
    let set: { keys: JWK[] } = { keys: [{ ...(await exportJWK(ours.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] };
    let fetched = 0;
    const server = createServer((_, response) => {
      fetched += 1;
      response.end(JSON.stringify(set));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const verifyToken = firebaseIdentity(project, unset(), createRemoteJWKSet(new URL(`http://127.0.0.1:${port}/keys`)));
    const clock = vi.spyOn(Date, 'now');
    const start = Date.now();
    clock.mockImplementation(() => start);
    await verifyToken(await signed());
    await verifyToken(await signed({ sub: 'ravi' }));
    expect(fetched).toBe(1);
    set = { keys: [] };
    clock.mockImplementation(() => start + 600_001);
    expect(await statusOf(verifyToken, await signed({ sub: 'mina' }))).toBe(401);
    expect(fetched).toBe(2);
    clock.mockRestore();
    server.close();
  });

  it('verifies a token once, compares all its characters, and forgets it when it has expired', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const verifyToken = firebaseIdentity(project, unset(), keys);
    const token = await signed({ exp: now() + 100 });
    const other = await signed({ sub: 'ravi' });
    await verifyToken(token);
    const [head, , signature] = token.split('.');
    expect(await statusOf(verifyToken, `${head}.${other.split('.')[1]}.${signature}`)).toBe(401);
    // A known token is answered at once, without another verification.
    expect(verifyToken(token)).not.toBeInstanceOf(Promise);
    const start = Date.now();
    vi.setSystemTime(start + 200_000);
    expect(await statusOf(verifyToken, token)).toBe(401);
    vi.useRealTimers();
  });

  it('answers a new token at once while the key is known, and asks for the key again after two seconds: then a withdrawn key is refused', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let asked = 0;
    let set = keys;
    const verifyToken = firebaseIdentity(project, unset(), async (header) => {
      asked += 1;
      return set(header);
    });
    await verifyToken(await signed());
    set = createLocalJWKSet({ keys: [] });
    expect(verifyToken(await signed({ sub: 'ravi' }))).toEqual({
      uid: 'ravi',
      email: 'asha@portal.test',
      isEmailVerified: false,
      phone: '',
      saidAt: expect.any(Number),
    });
    expect(() => verifyToken(under(named, { pair: theirs }))).toThrow(Refusal);
    expect(asked).toBe(1);
    vi.setSystemTime(Date.now() + 2_001);
    expect(await statusOf(verifyToken, await signed({ sub: 'mina' }))).toBe(401);
    expect(asked).toBe(2);
    vi.useRealTimers();
  });

  it('keeps keys apart by their names, and asks again for a key that the set did not have', async () => {
    let set = keys;
    const verifyToken = firebaseIdentity(project, unset(), async (header) => set(header));
    const next = await signed({}, { pair: theirs, kid: 'k2' });
    await verifyToken(await signed());
    expect(await statusOf(verifyToken, next)).toBe(401);
    set = createLocalJWKSet({ keys: [{ ...(await exportJWK(theirs.publicKey)), kid: 'k2', alg: 'RS256', use: 'sig' }] });
    expect(await statusOf(verifyToken, next)).toBe(200);
    expect(await statusOf(verifyToken, await signed({}, { pair: theirs }))).toBe(401);
  });

  it.each([
    ['+919876543210', '+919876543210'],
    ['9876543210', ''],
    [919876543210, ''],
    [undefined, ''],
  ])('knows the phone %j of a signed token, in E.164 only', async (phone_number, phone) => {
    expect(await firebaseIdentity(project, unset(), keys)(await signed({ email: undefined, phone_number }))).toMatchObject({
      email: '',
      phone,
    });
  });

  it('says that a token has expired', async () => {
    const expired = Promise.resolve(firebaseIdentity(project, unset(), keys)(await signed({ exp: now() - 60 })));
    await expect(expired).rejects.toMatchObject({ reason: { code: 'token-expired' } });
  });

  it.each([
    ['was issued in half an hour', { iat: now() + 1_800 }],
    ['was signed in for tomorrow', { auth_time: now() + 86_400 }],
  ])(
    'answers 503 to a signed token that %s: the clock of this machine is behind, and the learner is not signed out',
    async (_, changes) => {
      const refused = Promise.resolve(firebaseIdentity(project, unset(), keys)(await signed(changes)));
      await expect(refused).rejects.toMatchObject({ status: 503, reason: { code: 'clock-off' }, retryAfter: 30 });
      expect(await statusOf(firebaseIdentity(project, unset(), keys), await signed({ ...changes, aud: 'other' }))).toBe(401);
    },
  );

  it('answers 503 to a token that has expired by a clock that is ahead, and 401 to one that has expired', async () => {
    const ahead = { fetch: globalThis.fetch, secondsAhead: () => 1_800 };
    const verifyToken = firebaseIdentity(project, ahead, keys);
    expect(await statusOf(verifyToken, await signed({ exp: now() - 1_500 }))).toBe(503);
    expect(await statusOf(verifyToken, await signed({ exp: now() - 1_900 }))).toBe(401);
    // A second is in the tolerance of every clock, and says nothing of the token.
    const well = { fetch: globalThis.fetch, secondsAhead: () => 1 };
    expect(await statusOf(firebaseIdentity(project, well, keys), await signed({ exp: now() - 60 }))).toBe(401);
  });

  it("answers 503 while the keys cannot be fetched: no person is signed out by the portal's own failure", async () => {
    const unreachable = createRemoteJWKSet(new URL(`http://127.0.0.1:${await freePort()}/keys`));
    expect(await statusOf(firebaseIdentity(project, unset(), unreachable), await signed())).toBe(503);
  });

  it('answers 503 while the keys are malformed', async () => {
    const server = createServer((_, response) => response.writeHead(500).end('no')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const broken = createRemoteJWKSet(new URL(`http://127.0.0.1:${port}/keys`));
    expect(await statusOf(firebaseIdentity(project, unset(), broken), await signed())).toBe(503);
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
    [
      'that says RS256 over no signature',
      async () => unsigned('asha').replace(/^[^.]+/, Buffer.from('{"alg":"RS256","kid":"k1"}').toString('base64url')),
    ],
    ['with a signature that means nothing', async () => `${unsigned('asha')}c2ln`],
  ])('accepts no token %s', async (_, token) => {
    expect(await statusOf(emulatorIdentity('demo-exam'), await token())).toBe(401);
  });
});
