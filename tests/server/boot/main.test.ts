import { once } from 'node:events';
import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get, request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallArgs, type CallName, calls, type Reply } from '../../../contract/calls/calls';
import { requestFor } from '../../../contract/calls/request';
import { kindOf, questionKinds } from '../../../contract/kinds/kind';
import { demoAdmin, demoLearner } from '../../../server/seed/accounts';
import { kindTest } from '../../../server/seed/plant-kinds';
import { openStore } from '../../../server/store/open/open';
import { freePort } from '../../kit/free-port';
import { until } from '../../kit/until';
import { type Built, buildServer } from '../kit/built';
import { identityService, type SignIn } from '../kit/identity-service';
import { type Program, start } from '../kit/program';
import { unsigned } from '../kit/token';

let built: Built;
let home: string;
let env: { PORT: string; AUTH_EMULATOR_PORT: string; DATA_DIR: string };
const emulated = { AUTH_EMULATOR: 'on' };

beforeAll(async () => {
  built = await buildServer();
  home = await mkdtemp(join(tmpdir(), 'portal-main-'));
  env = { PORT: String(await freePort()), AUTH_EMULATOR_PORT: String(await freePort()), DATA_DIR: join(home, 'data') };
});

afterAll(async () => {
  await rm(home, { recursive: true });
  await built.remove();
});

const begin = (changes: Record<string, string>): Program => start(built, { ...env, ...changes });

const isOpen = (port: string) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );

async function call<N extends CallName>(name: N, args: CallArgs<N>, token: string): Promise<Reply<N>> {
  const { url, init } = requestFor(`http://127.0.0.1:${env.PORT}/api`, calls[name], args, token);
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
  expect(response.headers.get('date')).not.toBeNull();
  return (await response.json()) as Reply<N>;
}

/** A POST whose body is sent but for its last byte, until it is asked to finish; that resolves with the status. */
function halfSent(path: string, body: object, token: string): Promise<() => Promise<number>> {
  const whole = Buffer.from(JSON.stringify(body));
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Content-Length': whole.length };
  const post = request({ port: Number(env.PORT), host: '127.0.0.1', method: 'POST', path, headers });
  const status = once(post, 'response').then(([reply]) => {
    reply.resume();
    return reply.statusCode as number;
  });
  return new Promise((resolve, reject) => {
    post.on('error', reject);
    post.write(whole.subarray(0, -1), () =>
      resolve(() => {
        post.end(whole.subarray(-1));
        return status;
      }),
    );
  });
}

describe('the program', () => {
  const identity = () => identityService(`http://127.0.0.1:${env.AUTH_EMULATOR_PORT}`);
  const demo = async ({ email, password }: { email: string; password: string }) => (await identity().signIn(email, password)).idToken;
  let program: Program;

  beforeAll(async () => {
    program = begin(emulated);
    await program.says(demoLearner.email);
  });

  it('says where it is and who can sign in', () => {
    expect(program.said()).toContain(`http://localhost:${env.PORT}`);
    for (const { email, password } of [demoAdmin, demoLearner]) expect(program.said()).toMatch(new RegExp(`${email}.*${password}`));
  });

  it('tells pages their settings', async () => {
    const response = await fetch(`http://127.0.0.1:${env.PORT}/config.json`);
    expect(await response.json()).toMatchObject({ projectId: 'demo-exam', emulator: `http://127.0.0.1:${env.AUTH_EMULATOR_PORT}` });
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('has a demo bank, a learner with a profile, and an admin', async () => {
    const admin = await demo(demoAdmin);
    expect((await call('getQuestions', {}, admin)).length).toBeGreaterThanOrEqual(60);
    expect(await call('getExams', {}, admin)).toHaveLength(1);
    const learner = await demo(demoLearner);
    expect(await call('getProfile', { params: { uid: demoLearner.uid } }, learner)).toMatchObject({ profileComplete: true, role: 'user' });
    expect(await call('getAvailable', {}, learner)).toHaveLength(4);
  });

  it('has a test with questions of every kind, which others have taken and the demo learner may take', async () => {
    const learner = await demo(demoLearner);
    const found = (await call('getAvailable', {}, learner)).find(({ name }) => name === kindTest);
    const paper = await call('getPaper', { params: { id: found?.id ?? 0 } }, learner);
    expect(paper.subjects.map(({ questions }) => questions.map(kindOf))).toEqual(questionKinds.map((kind) => [kind, kind, kind, kind]));
    expect(paper.totalMarks).toBe(48);
    const admin = await demo(demoAdmin);
    const rows = await call('getResultRows', { params: { id: paper.id }, query: { page: 1, size: 50 } }, admin);
    expect(rows.length).toBe(24);
  });

  it('has a demo for the first day: three results, a notebook, a cohort, formulas and diagrams in two languages', async () => {
    const learner = await demo(demoLearner);
    const results = await call('getResults', { params: { uid: demoLearner.uid } }, learner);
    expect(results.map(({ assessmentTitle }) => assessmentTitle?.slice(0, 13))).toEqual([
      'Weekly Test 3',
      'Weekly Test 2',
      'Weekly Test 1',
    ]);
    expect(results.map(({ totalQuestions }) => totalQuestions)).toEqual([20, 20, 20]);
    const days = results.map(({ submittedAt }) => Math.round((Date.now() - Date.parse(submittedAt)) / 86_400_000));
    expect(days).toEqual([3, 12, 20]);
    const id = results[0]?.assessmentId ?? 0;
    const result = await call('getResult', { params: { id } }, learner);
    expect(result.questions.every(({ translation }) => translation?.language === 'hi')).toBe(true);
    expect(result.questions.filter(({ picture }) => picture !== undefined)).toHaveLength(4);
    expect(result.insight).toBeDefined();
    const { participants, norms } = await call('getCohort', { params: { id } }, learner);
    // Of 25 who handed in: a cohort grows by groups of ten.
    expect(participants).toBe(20);
    expect(norms?.questions).toHaveLength(20);
    const [pictured] = result.questions.flatMap(({ picture }) => picture ?? []);
    const picture = await fetch(`http://127.0.0.1:${env.PORT}/api/pictures/${pictured?.hash}`, {
      headers: { Authorization: `Bearer ${learner}` },
    });
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it.each([
    ['PORT', async () => ({ AUTH_EMULATOR_PORT: String(await freePort()) })],
    ['AUTH_EMULATOR_PORT', async () => ({ PORT: String(await freePort()), DATA_DIR: join(home, 'other') })],
  ] as const)('reports in one sentence that %s is taken, and ends', async (name, changes) => {
    const second = begin({ ...emulated, ...(await changes()) });
    expect(await once(second.child, 'exit')).toEqual([1, null]);
    expect(second.said()).toBe(`Port ${env[name]} is taken by another program. End it, or set ${name} to a free port.\n`);
  });

  it('reports a wrong setting in one sentence, and ends', async () => {
    const second = begin({ ...emulated, LOG_LEVEL: 'loud' });
    expect(await once(second.child, 'exit')).toEqual([1, null]);
    expect(second.said()).toMatch(/^LOG_LEVEL must be .+\n$/);
  });

  it('starts no emulator that the settings do not ask for, names the missing settings, and ends', async () => {
    const second = begin({ PORT: String(await freePort()), AUTH_EMULATOR_PORT: String(await freePort()), DATA_DIR: join(home, 'lost') });
    expect(await once(second.child, 'exit')).toEqual([1, null]);
    expect(second.said()).toMatch(/^FIREBASE_PROJECT_ID is missing\. .+AUTH_EMULATOR=on.+\n$/);
    await expect(access(join(home, 'lost'))).rejects.toThrow('ENOENT');
  });

  describe('with unsigned tokens', () => {
    const forged = unsigned(demoAdmin.uid, { email: demoAdmin.email, email_verified: true });
    const asks = (path: string, headers: Record<string, string>) =>
      new Promise<{ status: number; text: string }>((resolve, reject) => {
        const options = { port: Number(env.PORT), host: '127.0.0.1', path, headers: { Authorization: `Bearer ${forged}`, ...headers } };
        get(options, (reply) => {
          text(reply).then((said) => resolve({ status: reply.statusCode ?? 0, text: said }), reject);
        }).on('error', reject);
      });

    it.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST:8080', '127.0.0.1:9000'])(
      'answers requests of this machine as %s',
      async (host) => {
        expect((await asks('/api/exams/all', { Host: host })).status).toBe(200);
      },
    );

    it.each([
      ['a forwarded header', { 'X-Forwarded-For': '203.0.113.7' }],
      ['the protocol of a proxy', { 'X-Forwarded-Proto': 'https' }],
      ['the standard header of proxies', { Forwarded: 'for=203.0.113.7' }],
      ['the name of a proxy', { Via: '1.1 edge' }],
      ['the name of a site', { Host: 'exam.example' }],
      ['a name that begins like ours', { Host: 'localhost.exam.example' }],
      ['an address of the network', { Host: '192.168.1.20:8080' }],
    ])('refuses %s, for pages and calls alike', async (_, headers) => {
      for (const path of ['/', '/api/exams/all', '/api/assessment/available', '/config.json', '/metrics']) {
        const { status, text: said } = await asks(path, headers);
        expect([path, status]).toEqual([path, 403]);
        expect(JSON.parse(said)).toMatchObject({ code: 'forbidden', message: expect.stringContaining('FIREBASE_PROJECT_ID') });
      }
    });

    it('refuses a request that nginx passes on without a header, in HTTP/1.0', async () => {
      const socket = connect(Number(env.PORT), '127.0.0.1');
      socket.end(`GET /api/exams/all HTTP/1.0\r\nHost: 127.0.0.1:${env.PORT}\r\nAuthorization: Bearer ${forged}\r\n\r\n`);
      expect(await text(socket)).toMatch(/^HTTP\/1\.\d 403 /);
    });
  });

  describe('when its emulator is killed with -9 right after a sign-up', () => {
    let people: Record<'asha' | 'byPhone' | 'byGoogle' | 'gone', SignIn>;
    let scheduledId: number;
    let lastStatus: number;

    const killEmulator = async () => {
      const children = await readFile(`/proc/${program.child.pid}/task/${program.child.pid}/children`, 'utf8');
      process.kill(Number(children.trim().split(' ')[0]), 'SIGKILL');
    };

    beforeAll(async () => {
      const [byPhone, byGoogle] = [await identity().byPhone('+919876543210'), await identity().byGoogle('g1', 'Ravi Rao')];
      const gone = await identity().signUp('gone@portal.test', 'correct horse');
      await identity().verifyEmail(byPhone.localId);
      await identity().delete(gone.idToken);
      const ended = once(program.child, 'exit');
      const [admin, learner] = [await demo(demoAdmin), await demo(demoLearner)];
      scheduledId = (await call('getAvailable', {}, learner)).at(-1)?.id ?? 0;
      const params = { id: scheduledId };
      await call('setSchedule', { params, body: { closesAt: '2999-01-01T00:00:00.000Z' } }, admin);
      people = { byPhone, byGoogle, gone, asha: await identity().signUp('asha@portal.test', 'correct horse') };
      const start = { startedAt: new Date().toISOString(), datedBy: 'server' };
      const finish = await halfSent(`/api/assessment/${scheduledId}/start`, start, learner);
      await call('getPaper', { params }, learner);
      await killEmulator();
      await until(async () => !(await isOpen(env.PORT)));
      lastStatus = await finish();
      await ended;
    });

    it('has printed the code that a phone would get', () => expect(program.said()).toMatch(/The code for \+919876543210 is \d{6}\n/));

    it('reports it and stops', () => {
      expect(program.child.exitCode).toBe(1);
      expect(program.said()).toContain('The Auth emulator ended unexpectedly.\n');
    });

    it('answers a request that it had begun to read', () => expect(lastStatus).toBe(200));

    describe('and is started again', () => {
      beforeAll(async () => {
        program = begin(emulated);
        await program.says(demoLearner.email);
      });

      it('knows the account, and its password', async () => {
        expect((await identity().signIn('asha@portal.test', 'correct horse')).localId).toBe(people.asha.localId);
        expect((await identity().signIn('asha@portal.test', 'wrong')).idToken).toBeUndefined();
      });

      it('has saved the start of that request, and which papers were fetched right before it stopped', async () => {
        const desk = await call('getDesk', { params: { id: scheduledId } }, await demo(demoAdmin));
        expect(desk).toMatchObject({ fetched: 1, started: 1 });
      });

      it('signs no person out: earlier tokens are accepted', async () => {
        for (const { idToken, localId, refreshToken } of [people.asha, people.byPhone, people.byGoogle]) {
          expect((await identity().lookup(idToken))?.localId).toBe(localId);
          expect((await identity().refresh(refreshToken)).user_id).toBe(localId);
          expect((await call('getRole', { params: { uid: localId } }, idToken)).role).toBe('user');
        }
      });

      it('knows the sign-in methods, and which addresses were verified or deleted', async () => {
        expect((await identity().byPhone('+919876543210')).localId).toBe(people.byPhone.localId);
        expect((await identity().byGoogle('g1', 'Ravi Rao')).localId).toBe(people.byGoogle.localId);
        expect(await identity().lookup(people.byGoogle.idToken)).toMatchObject({ displayName: 'Ravi Rao', emailVerified: true });
        expect(await identity().lookup(people.byPhone.idToken)).toMatchObject({ emailVerified: true });
        expect(await identity().lookup(people.gone.idToken)).toBeUndefined();
      });
    });
  });

  it('loses no acknowledged change by kill -9, and stops its emulator too', async () => {
    const learner = await demo(demoLearner);
    const id = (await call('getAvailable', {}, learner))[0]?.id ?? 0;
    const body = { assessmentId: id, timeTaken: 1, submitted: true as const, answers: [] };
    const receipt = await call('submit', { params: { id }, body }, learner);
    await program.ends('SIGKILL');
    await until(async () => !(await isOpen(env.AUTH_EMULATOR_PORT)));
    const store = await openStore({ dataDir: env.DATA_DIR, databaseUrl: null }, () => undefined);
    const kept = await store.db
      .selectFrom('submissions')
      .select(['uid', 'assessment_id', 'submitted_at'])
      .where('assessment_id', '=', id)
      .execute();
    await store.close();
    expect(kept).toEqual([{ uid: demoLearner.uid, assessment_id: id, submitted_at: Date.parse(receipt.submittedAt) }]);
  });
});

describe('the program with a real project', () => {
  const paths = { asset: '/assets/app-1a2b3c.js', page: '/assessments/7', missing: '/assets/gone.js' };
  const index = '<!doctype html><title>Portal</title>';
  let program: Program;
  const get = (path: string, headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${env.PORT}${path}`, { headers });

  beforeAll(async () => {
    await mkdir(join(built.clientDir, 'assets'), { recursive: true });
    await writeFile(join(built.clientDir, 'index.html'), index);
    await writeFile(join(built.clientDir, paths.asset), 'console.log(1)');
    program = begin({
      FIREBASE_PROJECT_ID: 'portal-live',
      FIREBASE_API_KEY: 'key',
      HOST: '127.0.0.1',
      DATA_DIR: join(home, 'live'),
      DRAIN_SECONDS: '600',
    });
    await program.says('ready');
  });

  it('starts no emulator and shows no demo accounts', async () => {
    expect(await isOpen(env.AUTH_EMULATOR_PORT)).toBe(false);
    expect(program.said()).not.toContain('demo');
  });

  it('serves the shell for pages, files for a year, and 404 for files that are not there', async () => {
    const page = await get(paths.page);
    expect([page.status, page.headers.get('cache-control'), await page.text()]).toEqual([200, 'no-cache', index]);
    const asset = await get(paths.asset, { Range: 'bytes=5-2' });
    expect([asset.status, asset.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect((await get(paths.missing)).status).toBe(404);
    expect((await get('/api/nowhere')).headers.get('content-type')).toContain('application/json');
    expect((await get('/apiary')).status).toBe(200);
    for (const { headers } of [page, asset])
      expect(headers.get('content-security-policy')).toContain('https://portal-live.firebaseapp.com');
  });

  it('leaves its balancer first when asked to end, and goes on answering; asked again, it ends at once and cleanly', async () => {
    expect((await get('/readyz')).status).toBe(200);
    program.child.kill('SIGTERM');
    await until(async () => (await get('/readyz')).status === 503);
    expect(await (await get('/readyz')).json()).toMatchObject({ reason: { code: 'portal-stopping' } });
    for (const path of ['/healthz', '/config.json', paths.page, paths.asset]) {
      const { status, headers } = await get(path);
      expect([path, status, headers.get('connection')]).toEqual([path, 200, 'close']);
    }
    expect(await program.ends('SIGTERM')).toBe(0);
    expect(await isOpen(env.PORT)).toBe(false);
  });
});

describe('a process that starts', () => {
  /** A database that takes connections and never answers. */
  const silent = createServer();
  let asked = 0;
  silent.on('connection', () => {
    asked += 1;
  });
  beforeAll(async () => {
    await once(silent.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => silent.close());

  it.each([
    ['says so at its port', '0', 503],
    ['opens no port behind balancers, which then ask another process', '60', null],
  ])('%s', async (_, drainSeconds, status) => {
    const { port } = silent.address() as AddressInfo;
    asked = 0;
    const own = { FIREBASE_PROJECT_ID: 'portal-live', FIREBASE_API_KEY: 'key', HOST: '127.0.0.1', DATA_DIR: join(home, 'starting') };
    const program = begin({ ...own, DATABASE_URL: `postgres://portal@127.0.0.1:${port}/portal`, DRAIN_SECONDS: drainSeconds });
    await until(() => asked > 0);
    const reply = await fetch(`http://127.0.0.1:${env.PORT}/readyz`).catch(() => null);
    expect(reply?.status ?? null).toBe(status);
    if (reply !== null) expect(await reply.json()).toMatchObject({ reason: { code: 'portal-starting' } });
    await program.ends('SIGKILL');
  });
});

it('serves the 18 calls of the specification, each at its path', () => {
  const paths = Object.values(calls).map(({ method, path }) => `${method} ${path.replace(/:\w+/, ':')}`);
  for (const path of [
    'GET /users/role/:',
    'GET /users/profile/:',
    'POST /users/profile',
    'GET /categories',
    'POST /categories',
    'GET /questions/all',
    'POST /questions/create',
    'POST /questions/upload-questions',
    'POST /generate-assessment',
    'POST /generate-assessment/from-exam',
    'POST /exams/create',
    'GET /exams/all',
    'GET /assessments/all',
    'GET /assessment/available',
    'GET /assessment/results/user/:',
    'GET /assessment/:',
    'POST /assessment/:/submit',
    'GET /assessment/:/result',
  ])
    expect(paths).toContain(path);
});
