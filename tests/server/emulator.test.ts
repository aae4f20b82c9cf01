import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayChangeAccounts } from '../../server/emulator/held-reply';
import { latest } from '../../server/emulator/latest';
import { type Built, buildServer } from './kit/built';
import { freePort } from './kit/postgres';

type Json = Record<string, unknown>;

describe('a restart of the emulator by kill -9', () => {
  let built: Built;
  let dataDir: string;
  let port: number;
  let child: ChildProcess;
  let tokens: Json;
  let phone: Json;
  let google: Json;
  let gone: Json;

  const start = async () => {
    const order = JSON.stringify({ projectId: 'demo-exam', port, accountFile: join(dataDir, 'accounts.json') });
    child = fork(join(built.dir, 'emulator-process.js'), [order], { stdio: 'ignore' });
    const [word] = (await once(child, 'message')) as [Json];
    expect(word).toEqual({ kind: 'ready' });
  };
  const kill = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };

  const post = async (path: string, body: Json, isOwner = false): Promise<Json> => {
    const headers = { 'Content-Type': 'application/json', ...(isOwner && { Authorization: 'Bearer owner' }) };
    const response = await fetch(`http://127.0.0.1:${port}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as Json;
  };
  const account = (call: string, body: Json) =>
    post(`identitytoolkit.googleapis.com/v1/accounts:${call}?key=k`, { ...body, returnSecureToken: true });
  const person = async (idToken: unknown) => ((await account('lookup', { idToken })).users as Json[] | undefined)?.[0];

  const signInByPhone = async () => {
    const { sessionInfo } = await account('sendVerificationCode', { phoneNumber: '+919876543210' });
    const list = await fetch(`http://127.0.0.1:${port}/emulator/v1/projects/demo-exam/verificationCodes`);
    const { verificationCodes } = (await list.json()) as { verificationCodes: { code: string }[] };
    return account('signInWithPhoneNumber', { sessionInfo, code: verificationCodes.at(-1)?.code });
  };
  const signInByGoogle = () => {
    const claims = JSON.stringify({
      sub: 'g-1',
      email: 'ravi@gmail.test',
      email_verified: true,
      name: 'Ravi Rao',
      iss: '',
      aud: '',
      exp: 0,
      iat: 0,
    });
    return account('signInWithIdp', {
      postBody: `id_token=${encodeURIComponent(claims)}&providerId=google.com`,
      requestUri: 'http://localhost',
    });
  };

  beforeAll(async () => {
    built = await buildServer();
    dataDir = await mkdtemp(join(tmpdir(), 'portal-emulator-'));
    port = await freePort();
    await start();
    phone = await signInByPhone();
    google = await signInByGoogle();
    gone = await account('signUp', { email: 'gone@portal.test', password: 'correct horse' });
    await account('delete', { idToken: gone.idToken });
    tokens = await account('signUp', { email: 'asha@portal.test', password: 'correct horse' });
    await post(
      'identitytoolkit.googleapis.com/v1/projects/demo-exam/accounts:update',
      { localId: tokens.localId, emailVerified: true },
      true,
    );
    await kill();
    await start();
  }, 60_000);

  afterAll(async () => {
    await kill();
    await rm(dataDir, { recursive: true });
    await built.remove();
  });

  it('keeps an account made in the moment before, with its password', async () => {
    const again = await account('signInWithPassword', { email: 'asha@portal.test', password: 'correct horse' });
    expect(again.localId).toBe(tokens.localId);
    expect((await account('signInWithPassword', { email: 'asha@portal.test', password: 'wrong' })).error).toBeDefined();
  });

  it('signs nobody out: tokens from before are taken', async () => {
    for (const before of [tokens, phone, google]) {
      expect((await person(before.idToken))?.localId).toBe(before.localId);
      const fresh = await post('securetoken.googleapis.com/v1/token?key=k', {
        grantType: 'refresh_token',
        refreshToken: before.refreshToken,
      });
      expect(fresh.user_id).toBe(before.localId);
    }
  });

  it('keeps how people sign in', async () => {
    expect((await signInByPhone()).localId).toBe(phone.localId);
    expect((await signInByGoogle()).localId).toBe(google.localId);
    expect(await person(google.idToken)).toMatchObject({ displayName: 'Ravi Rao', emailVerified: true });
  });

  it('keeps a verified address and a deletion', async () => {
    expect(await person(tokens.idToken)).toMatchObject({ emailVerified: true });
    expect(await person(gone.idToken)).toBeUndefined();
  });
});

describe('what the emulator is asked', () => {
  it.each([
    [true, 'POST', '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k'],
    [true, 'POST', '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k'],
    [true, 'POST', '/www.googleapis.com/identitytoolkit/v3/relyingparty/signupNewUser'],
    [true, 'GET', '/emulator/action?mode=verifyEmail&oobCode=1'],
    [true, 'DELETE', '/emulator/v1/projects/demo-exam/accounts'],
    [false, 'POST', '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k'],
    [false, 'POST', '/securetoken.googleapis.com/v1/token?key=k'],
    [false, 'OPTIONS', '/identitytoolkit.googleapis.com/v1/accounts:signUp'],
    [false, 'GET', '/emulator/v1/projects/demo-exam/verificationCodes'],
  ])('may change accounts: %s %s %s', (may, method, url) => expect(mayChangeAccounts({ method, url })).toBe(may));

  it('is saved by a run that began after it, and many share one', async () => {
    const ends: (() => void)[] = [];
    let runs = 0;
    const save = latest(() => {
      runs += 1;
      return new Promise((resolve) => ends.push(resolve));
    });
    const first = save();
    const others = [save(), save(), save()];
    expect(runs).toBe(1);
    ends[0]?.();
    await first;
    await Promise.resolve();
    expect(runs).toBe(2);
    ends[1]?.();
    await Promise.all(others);
    expect(runs).toBe(2);
  });
});
