import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accountsOfOthers,
  emulatorAccounts,
  firebaseAccounts,
  type ServiceAccount,
  serviceAccountFrom,
} from '../../../server/auth/account-removal';
import { Refusal } from '../../../server/replies/refusal';

interface Asked {
  path: string;
  authorization: string | undefined;
  body: string;
}

let server: Server;
let base: string;
let keys: CryptoKeyPair;
let key: ServiceAccount;
let asked: Asked[] = [];
/** What the stand-in answers to a deletion. */
let deletion: { status: number; body: string };
let tokenStatus: number;
let expiresIn: number;

/** A stand-in for Google's two addresses. */
beforeAll(async () => {
  keys = (await generateKeyPair('RS256', { extractable: true })) as CryptoKeyPair;
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const path = request.url ?? '';
    asked.push({ path, authorization: request.headers.authorization, body });
    const isToken = path === '/token';
    response.writeHead(isToken ? tokenStatus : deletion.status, { 'Content-Type': 'application/json' });
    response.end(isToken ? JSON.stringify({ access_token: `token-${asked.length}`, expires_in: expiresIn }) : deletion.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  key = { client_email: 'portal@project.iam.test', private_key: await exportPKCS8(keys.privateKey), token_uri: `${base}/token` };
});
afterAll(() => void server.close());
beforeEach(() => {
  asked = [];
  deletion = { status: 200, body: '{}' };
  tokenStatus = 200;
  expiresIn = 3600;
});

const notDeleted = { code: 'unavailable', reason: { code: 'account-not-deleted' } };

describe('an account at Firebase', () => {
  const accounts = () => firebaseAccounts(key, 'project-of-test', `${base}/v1`);

  it('is deleted with a token for the key of a service account, which is asked for once', async () => {
    const both = accounts();
    expect([await both.remove('asha'), await both.remove('ravi')]).toEqual(['deleted', 'deleted']);
    expect(asked.map(({ path }) => path)).toEqual(['/token', ...Array(2).fill('/v1/projects/project-of-test/accounts:delete')]);
    const form = new URLSearchParams(asked[0]?.body);
    expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
    const { payload } = await jwtVerify(form.get('assertion') ?? '', keys.publicKey, {
      issuer: key.client_email,
      audience: key.token_uri,
      algorithms: ['RS256'],
    });
    expect(payload).toMatchObject({ scope: 'https://www.googleapis.com/auth/identitytoolkit' });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
    expect(asked.slice(1).map(({ authorization, body }) => [authorization, body])).toEqual([
      ['Bearer token-1', '{"localId":"asha"}'],
      ['Bearer token-1', '{"localId":"ravi"}'],
    ]);
  });

  it('is deleted with a fresh token where the last one is about to end', async () => {
    expiresIn = 30;
    const one = accounts();
    await one.remove('asha');
    await one.remove('ravi');
    expect(asked.filter(({ path }) => path === '/token')).toHaveLength(2);
  });

  it('that is gone already counts as deleted', async () => {
    deletion = { status: 400, body: '{"error":{"message":"USER_NOT_FOUND"}}' };
    expect(await accounts().remove('asha')).toBe('deleted');
  });

  it.each([
    [
      'refuses',
      () => {
        deletion = { status: 403, body: '{"error":{"message":"PERMISSION_DENIED"}}' };
      },
    ],
    [
      'gives no token',
      () => {
        tokenStatus = 400;
      },
    ],
  ])('is not taken for deleted where the service %s', async (_, bend) => {
    bend();
    await expect(accounts().remove('asha')).rejects.toMatchObject(notDeleted);
    await expect(accounts().remove('asha')).rejects.toBeInstanceOf(Refusal);
  });

  it('is not taken for deleted where no service answers', async () => {
    const away = firebaseAccounts({ ...key, token_uri: 'http://127.0.0.1:1/token' }, 'p', `${base}/v1`);
    await expect(away.remove('asha')).rejects.toMatchObject(notDeleted);
  });
});

it('an account at the emulator is deleted as its owner', async () => {
  expect(await emulatorAccounts(base, 'demo-exam').remove('asha')).toBe('deleted');
  expect(asked).toEqual([
    {
      path: '/identitytoolkit.googleapis.com/v1/projects/demo-exam/accounts:delete',
      authorization: 'Bearer owner',
      body: '{"localId":"asha"}',
    },
  ]);
});

it('an account is left where the portal has no key', async () => {
  expect(await accountsOfOthers.remove('asha')).toBe('left');
});

describe('the key file of a service account', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-key-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is read', async () => {
    await writeFile(join(folder, 'key.json'), JSON.stringify({ ...key, type: 'service_account' }));
    expect(await serviceAccountFrom(join(folder, 'key.json'))).toEqual(key);
  });

  it.each([
    ['is missing', null],
    ['is no JSON', 'key'],
    ['has no address for tokens', JSON.stringify({ client_email: 'a', private_key: 'b' })],
    ['has a key that is none', JSON.stringify({ client_email: 'a', private_key: 'b', token_uri: 'https://a.test/token' })],
  ])('that %s is refused by the name of its setting', async (_, text) => {
    const file = join(folder, 'wrong.json');
    if (text !== null) await writeFile(file, text);
    await expect(serviceAccountFrom(file)).rejects.toThrow(/^FIREBASE_SERVICE_ACCOUNT must be the JSON key file/);
  });
});
