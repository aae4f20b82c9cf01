import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallArgs, type CallName, calls, type Reply } from '../../contract/calls';
import { requestFor } from '../../contract/request';
import { demoAdmin, demoLearner } from '../../server/seed/accounts';
import { until } from '../kit/until';
import { type Built, buildServer } from './kit/built';
import { freePort } from './kit/postgres';
import { type Program, start } from './kit/program';

let built: Built;
let home: string;
let env: Record<string, string>;

beforeAll(async () => {
  built = await buildServer();
  home = await mkdtemp(join(tmpdir(), 'portal-main-'));
  env = { PORT: String(await freePort()), AUTH_EMULATOR_PORT: String(await freePort()), DATA_DIR: join(home, 'data') };
});

afterAll(async () => {
  await rm(home, { recursive: true });
  await built.remove();
});

const begin = (changes: Record<string, string> = {}): Program => start(built, { ...env, ...changes });
const isOpen = (port: string | undefined) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
const emulator = () => `http://127.0.0.1:${env.AUTH_EMULATOR_PORT}`;

async function signIn({ email, password }: { email: string; password: string }): Promise<string> {
  const response = await fetch(`${emulator()}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  return ((await response.json()) as { idToken: string }).idToken;
}

async function call<N extends CallName>(name: N, args: CallArgs<N>, token: string): Promise<Reply<N>> {
  const { url, init } = requestFor(`http://127.0.0.1:${env.PORT}/api`, name, args, token);
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
  expect(response.headers.get('date')).not.toBeNull();
  return (await response.json()) as Reply<N>;
}

describe('the program', () => {
  let first: Program;

  beforeAll(async () => {
    first = begin();
    await first.says('learner@demo.example');
  }, 45_000);

  it('says where it is and who can sign in', () => {
    expect(first.said()).toContain(`http://localhost:${env.PORT}`);
    for (const { email, password } of [demoAdmin, demoLearner]) expect(first.said()).toMatch(new RegExp(`${email}.*${password}`));
  });

  it('tells pages what they need', async () => {
    const response = await fetch(`http://127.0.0.1:${env.PORT}/config.json`);
    expect(await response.json()).toMatchObject({ projectId: 'demo-exam', emulator: emulator() });
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('has a bank worth looking at, a learner with a profile, and an admin', async () => {
    const admin = await signIn(demoAdmin);
    expect((await call('getQuestions', {}, admin)).length).toBeGreaterThanOrEqual(60);
    expect(await call('getExams', {}, admin)).toHaveLength(1);
    const learner = await signIn(demoLearner);
    expect(await call('getProfile', { params: { uid: demoLearner.uid } }, learner)).toMatchObject({ profileComplete: true, role: 'user' });
    expect(await call('getAvailable', {}, learner)).toHaveLength(3);
  });

  it('says the code that a phone would get', async () => {
    const body = JSON.stringify({ phoneNumber: '+919876543210' });
    await fetch(`${emulator()}/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode?key=k`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    await until(() => /The code for \+919876543210 is \d{6}\n/.test(first.said()));
  });

  it.each([
    ['PORT', () => ({ AUTH_EMULATOR_PORT: '19099' })],
    ['AUTH_EMULATOR_PORT', () => ({ PORT: '18080', DATA_DIR: join(home, 'other') })],
  ])('says in one sentence that %s is taken, and ends', async (name, changes) => {
    const second = begin(changes());
    expect(await once(second.child, 'exit')).toEqual([1, null]);
    expect(second.said()).toBe(`Port ${env[name]} is taken by another program. End it, or set ${name} to a free port.\n`);
  });

  it('says a wrong setting in one sentence, and ends', async () => {
    const second = begin({ LOG_LEVEL: 'loud' });
    expect(await once(second.child, 'exit')).toEqual([1, null]);
    expect(second.said()).toMatch(/^LOG_LEVEL must be .+\n$/);
  });

  it('loses nothing by kill -9, takes its emulator along, and starts again', async () => {
    const learner = await signIn(demoLearner);
    const [open] = await call('getAvailable', {}, learner);
    const id = open?.id ?? 0;
    const receipt = await call(
      'submit',
      { params: { id }, body: { assessmentId: id, timeTaken: 1, submitted: true, answers: [] } },
      learner,
    );
    await first.ends('SIGKILL');
    await until(async () => !(await isOpen(env.AUTH_EMULATOR_PORT)), 10_000);

    first = begin();
    await first.says('learner@demo.example');
    // The token from before the crash: a learner who was signed in stays so.
    const result = await call('getResult', { params: { id } }, learner);
    expect(result.submittedAt).toBe(receipt.submittedAt);
    expect(await call('getAvailable', {}, await signIn(demoLearner))).toHaveLength(2);
  }, 60_000);

  it('stops saying so when its emulator is gone', async () => {
    const ps = `/proc/${first.child.pid}/task/${first.child.pid}/children`;
    const [emulatorPid] = (await readFile(ps, 'utf8')).trim().split(' ').map(Number);
    const gone = once(first.child, 'exit');
    process.kill(emulatorPid ?? 0, 'SIGKILL');
    expect(await gone).toEqual([1, null]);
    expect(first.said()).toContain('The Auth emulator ended unexpectedly.');
  });
});

describe('the program with a real project', () => {
  const paths = { assets: '/assets/app-1a2b3c.js', shell: '/assessments/7', missing: '/assets/gone.js' };
  let portal: Program;
  const get = (path: string, headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${env.PORT}${path}`, { headers });

  beforeAll(async () => {
    await mkdir(join(built.clientDir, 'assets'), { recursive: true });
    await writeFile(join(built.clientDir, 'index.html'), '<!doctype html><title>Portal</title>');
    await writeFile(join(built.clientDir, paths.assets), 'console.log(1)');
    portal = begin({ FIREBASE_PROJECT_ID: 'portal-live', FIREBASE_API_KEY: 'key', HOST: '127.0.0.1', DATA_DIR: join(home, 'live') });
    await portal.says('ready');
  }, 25_000);

  it('starts no emulator and shows no demo accounts', async () => {
    expect(await isOpen(env.AUTH_EMULATOR_PORT)).toBe(false);
    expect(portal.said()).not.toContain('demo');
  });

  it('serves the shell for pages, files for a year, and 404 for files that are not there', async () => {
    const shell = await get(paths.shell);
    expect([shell.status, shell.headers.get('cache-control'), await shell.text()]).toEqual([
      200,
      'no-cache',
      '<!doctype html><title>Portal</title>',
    ]);
    const asset = await get(paths.assets, { Range: 'bytes=5-2' });
    expect([asset.status, asset.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect((await get(paths.missing)).status).toBe(404);
    expect((await get('/api/nowhere')).headers.get('content-type')).toContain('application/json');
    expect((await get('/apiary')).status).toBe(200);
    for (const { headers } of [shell, asset])
      expect(headers.get('content-security-policy')).toContain('https://portal-live.firebaseapp.com');
  });

  it('ends cleanly when asked to', async () => {
    expect(await portal.ends('SIGTERM')).toBe(0);
    expect(await isOpen(env.PORT)).toBe(false);
  });
});

it('knows every call of the table', () => expect(Object.keys(calls)).toHaveLength(18));
