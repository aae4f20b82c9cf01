import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, type RequestListener, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionsOf } from '../../contract/assessment/assessment';
import { cachedPaperPath } from '../../contract/calls/cached-papers';
import { listen } from '../../server/boot/listen';
import { pagesOf } from '../../server/boot/start-server';
import { apiListener } from '../../server/http/listener';
import { openLog } from '../../server/observability/log';
import type { Store } from '../../server/store/engine/store';
import { openStore } from '../../server/store/open/open';
import { fill, question, rightOptions, secret, submission } from '../server/kit/bank';
import { makesPictures, pictureOf } from '../server/kit/pictures';
import { adminEmail, config, dependenciesOn, portalOn, type TestPortal } from '../server/kit/portal';
import { projectId, unsigned } from '../server/kit/token';
import { type Cache, nginxFile, type Stored, startNginx } from './kit/nginx';

if (nginxFile === undefined) process.stderr.write('nginx is not installed here, so its configuration is not tried.\n');

const learners = 300;
const browsers = ['gzip, deflate, br, zstd', 'gzip, deflate, br', 'gzip, deflate'];
const minute = 60_000;

interface Came {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 });
const plainOf = (body: Buffer, encoding: unknown): string =>
  (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString();

/** Sends a request whose path stays as it is written. */
function send(port: number, path: string, headers: Record<string, string> = {}, method = 'GET', body?: unknown): Promise<Came> {
  return new Promise((resolve, reject) => {
    const content = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const asked = request({ host: '127.0.0.1', port, path, method, agent, headers: { ...headers, ...content } }, async (reply) => {
      const pieces: Buffer[] = [];
      for await (const piece of reply) pieces.push(piece);
      const { statusCode: status = 0, headers: got } = reply;
      resolve({ status, headers: got, text: method === 'HEAD' ? '' : plainOf(Buffer.concat(pieces), got['content-encoding']) });
    });
    asked.once('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const bearer = (uid: string, changes = {}): Record<string, string> => ({ Authorization: `Bearer ${unsigned(uid, changes)}` });
const asHead = bearer('head', { email: adminEmail, email_verified: true });

/** A hall before and after the hour, through the nginx of deploy/edge, with the whole portal behind it. */
describe.skipIf(nginxFile === undefined)('a cache in front of the portal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'caching-'));
  const clientDir = join(folder, 'client');
  let [store, portal, port]: [Store | null, TestPortal | null, number] = [null, null, 0];
  let cache: Cache;
  let stop: () => Promise<void> = async () => undefined;
  /** Requests for papers and their pictures that reached the portal. */
  let reached = 0;
  const counted =
    (listener: RequestListener): RequestListener =>
    (asked, response) => {
      if (asked.url?.startsWith('/api/papers/')) reached += 1;
      listener(asked, response);
    };

  const made = { id: 0, opensAt: 0, descriptions: [''] };
  let clock = { now: 0 };

  beforeAll(async () => {
    mkdirSync(join(clientDir, 'assets'), { recursive: true });
    for (const name of ['index.html', 'sw.js', 'assets/index-a1b2c3.js'])
      writeFileSync(join(clientDir, name), `A file of the page: ${name}`);
    store = await openStore({ dataDir: folder, databaseUrl: null }, () => undefined);
    portal = portalOn(store, { makePicture: makesPictures });
    clock = portal.clock;
    const api = apiListener({ ...dependenciesOn(store, clock), config: { ...config, hasCacheInFront: true } });
    const identity = { kind: 'firebase', projectId, apiKey: 'key', authDomain: 'portal.test', appId: '' } as const;
    const log = openLog('silent', { write: () => undefined });
    const pages = pagesOf({ identity, oidc: null, clientDir, isHttpsOnly: false }, store, log);
    const whole: RequestListener = (asked, response) => (asked.url?.startsWith('/api/') ? api : pages)(asked, response);
    const listening = await listen(counted(whole), { port: 0, host: '127.0.0.1' });
    port = listening.port;
    cache = await startNginx(port);
    stop = async () => {
      agent.destroy();
      await cache.stop();
      await listening.stop();
      await portal?.close();
    };

    const { admin } = portal;
    const { id: category } = await admin.call('addCategory', { query: { name: 'Hall' } });
    await fill(portal, category, 19, 'Only in the paper');
    await admin.call('uploadPicture', { file: new File(['a drawn circuit'], 'p.png') });
    await admin.call('createQuestion', {
      body: { ...question('Only in the paper, pictured', [category]), picture: pictureOf('a drawn circuit') },
    });
    made.opensAt = clock.now + 10 * minute;
    const plan = { name: 'At ten', durationInMinutes: 30, totalMarks: 80, questionCount: 20, categories: [category] };
    const times = { opensAt: new Date(made.opensAt).toISOString(), closesAt: new Date(made.opensAt + 60 * minute).toISOString() };
    const paper = await admin.call('generateByCategories', { body: { ...plan, ...times } });
    made.id = paper.id;
    made.descriptions = questionsOf(await admin.call('getPaper', { params: { id: made.id } })).map(({ description }) => description);
  });
  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true });
  });

  /** A page loads paper and pictures as src/api/paper does, and the file of the page. Returns what it got, with the cache's word for each. */
  async function loads(at: number): Promise<{ came: Came[]; digest: string }> {
    const headers = { 'Accept-Encoding': browsers[at % browsers.length] ?? '' };
    const found = await send(cache.port, `/api/assessment/${made.id}/paper`, { ...headers, ...bearer(`learner-${at}`) });
    const { digest } = JSON.parse(found.text);
    const address = `/api${cachedPaperPath(made.id, digest)}`;
    // A browser has no token for this address; one that is sent all the same must not matter.
    const paper = await send(cache.port, address, at === 0 ? { ...headers, ...bearer('learner-0'), Cookie: 'name=learner-0' } : headers);
    const { sealed } = JSON.parse(paper.text);
    const pictures = sealed?.pictures ?? [pictureOf('a drawn circuit').hash];
    const came = [paper, ...(await Promise.all(pictures.map((hash: string) => send(cache.port, `${address}/${hash}`, headers))))];
    await send(cache.port, '/assets/index-a1b2c3.js', headers);
    return { came, digest };
  }

  /** The whole hall. Returns the row of the table. */
  async function hall() {
    reached = 0;
    const all = await Promise.all(Array.from({ length: learners }, (_, at) => loads(at)));
    const replies = all.flatMap(({ came }) => came);
    for (const { status } of replies) expect(status).toBe(200);
    expect(new Set(all.map(({ digest }) => digest)).size).toBe(1);
    const bytesOf = (some: Came[]) => some.reduce((sum, { headers }) => sum + Number(headers['content-length'] ?? 0), 0);
    const missed = replies.filter(({ headers }) => headers['x-cache'] !== 'HIT');
    return {
      digest: all[0]?.digest ?? '',
      asked: replies.length,
      missed: missed.length,
      reached,
      bytes: bytesOf(replies),
      sent: bytesOf(missed),
    };
  }
  const rows: string[] = [];
  const tell = (name: string, { asked, reached: fetched, bytes, sent }: Awaited<ReturnType<typeof hall>>) =>
    rows.push(
      `${name}: ${asked} asked, ${fetched} reached the portal, hit rate ${(100 - (100 * fetched) / asked).toFixed(2)} %, ${bytes} bytes to learners, ${sent} from the portal`,
    );

  const keys = (stored: Stored[]) => stored.map(({ key }) => key.replace(/^\w* /, '')).toSorted();
  const holds = (stored: Stored[], words: readonly string[]) =>
    words.filter((word) => stored.some(({ text, key }) => (text + key).includes(word)));

  it('serves more than 99 of 100 papers in the minutes before the hour, and has no question of them', async () => {
    const row = await hall();
    tell('before the hour', row);
    expect(row.reached / row.asked).toBeLessThan(0.01);
    expect(row.missed).toBe(row.reached);
    const stored = cache.stored();
    const address = `/api/papers/${made.id}/${row.digest}`;
    expect([...new Set(keys(stored))]).toEqual([
      address,
      expect.stringMatching(new RegExp(`^${address}/[\\w-]{43}$`)),
      '/assets/index-a1b2c3.js',
    ]);
    expect(holds(stored, [...made.descriptions, 'a drawn circuit'])).toEqual([]);
    expect(holds(stored, ['"sealed":'])).toHaveLength(1);
  });

  it('serves as many of the clear papers from the hour on', async () => {
    clock.now = made.opensAt;
    const row = await hall();
    tell('from the hour on', row);
    expect(row.reached / row.asked).toBeLessThan(0.01);
    expect(holds(cache.stored(), made.descriptions)).toEqual(made.descriptions);
  });

  const people = ['asha-rao'];
  const profile = (uid: string) => ({
    uid,
    firstName: `First of ${uid}`,
    lastName: `Last of ${uid}`,
    email: `${uid}@x.in`,
    phone: '+919800000000',
    location: 'Nashik',
  });

  /** Every kind of personal reply, asked for through a cache: as pages do, and at addresses that look like files. Returns their texts. */
  async function everythingPersonal(through: number): Promise<string[]> {
    const texts: string[] = [];
    const asks = async (path: string, headers: Record<string, string>, method = 'GET', body?: unknown) => {
      const { text } = await send(through, path, headers, method, body);
      texts.push(text);
    };
    const right = await rightOptions(portal as TestPortal);
    const paper = await (portal as TestPortal).admin.call('getPaper', { params: { id: made.id } });
    for (const uid of people) {
      const mine = bearer(uid);
      await asks('/api/users/profile', mine, 'POST', profile(uid));
      await asks(`/api/assessment/${made.id}/start`, mine, 'POST', { startedAt: new Date(clock.now).toISOString(), datedBy: 'server' });
      await asks(`/api/assessment/${made.id}/submit`, mine, 'POST', { ...submission({ paper, right }, 3), evidence: undefined });
      const own = [`users/profile/${uid}`, `users/role/${uid}`, `assessment/results/user/${uid}`, `assessment/${made.id}/result`];
      own.push(
        'assessment/available',
        `assessment/${made.id}`,
        `assessment/${made.id}/paper`,
        `assessment/${made.id}/unlock`,
        `people/${uid}/data`,
      );
      for (const path of own) {
        const disguised = [
          `/api/${path}`,
          `/api/${path}?x=.js`,
          `/api/${path}/a.css`,
          `/api/${path};a.css`,
          `/api/${path}%2fa.css`,
          `/api/${path}%3fa.js`,
        ];
        for (const front of ['assets', 'brand', 'api/papers'])
          disguised.push(
            `/${front}/..%2f..%2fapi/${path}`,
            `/${front}/../api/${path}`,
            `/${front}/../../api/${path}`,
            `/${front}/%2e%2e/api/${path}`,
            `//${front}//api/${path}`,
          );
        for (const address of disguised) await asks(address, mine);
        await asks(`/api/${path}`, mine, 'HEAD');
        await asks(`/api/${path}`, { ...mine, Range: 'bytes=0-10', 'Cache-Control': 'max-stale', Pragma: '' });
      }
    }
    for (const path of ['people', 'questions/all', `assessment/${made.id}/results`, `assessment/${made.id}/schedule`, 'trail'])
      await asks(`/api/${path}`, asHead);
    for (const path of [
      '/',
      '/user/dashboard',
      '/sw.js',
      '/config.json',
      '/metrics',
      '/assets/none.js',
      `/api/papers/${made.id}/${'A'.repeat(43)}`,
    ])
      await asks(path, bearer('asha-rao'));
    return texts;
  }

  /** What stands in personal replies and in requests for them, and in nothing that is for everyone. */
  const words = () => [
    ...people.flatMap((uid) => [uid, `First of ${uid}`, `Last of ${uid}`, unsigned(uid).split('.')[1] ?? '']),
    ...[
      '+919800000000',
      'Nashik',
      secret,
      '"score"',
      '"correct"',
      '"code":',
      'Bearer',
      'learner-0',
      'Set-Cookie',
      'A file of the page: index.html',
    ],
  ];

  it('keeps nothing personal, whatever comes by', async () => {
    const before = keys(cache.stored());
    const texts = await everythingPersonal(cache.port);
    // They were really sent.
    for (const word of ['First of asha-rao', 'Nashik', secret, '"score"'])
      expect(
        texts.some((text) => text.includes(word)),
        word,
      ).toBe(true);
    const stored = cache.stored();
    expect(keys(stored)).toEqual(before);
    expect(holds(stored, words())).toEqual([]);
    const kinds = [/^\/api\/papers\/\d+\/[\w-]{43}$/, /^\/api\/papers\/\d+\/[\w-]{43}\/[\w-]{43}$/, /^\/assets\//].map((kind) =>
      stored.filter(({ key }) => kind.test(key.replace(/^\w* /, ''))),
    );
    expect(kinds.reduce((sum, { length }) => sum + length, 0)).toBe(stored.length);
    const named = ['papers', 'pictures', 'static files'].map(
      (name, at) => `${name} ${kinds[at]?.length} files, ${kinds[at]?.reduce((sum, { bytes }) => sum + bytes, 0)} bytes`,
    );
    rows.push(`in the store afterwards: ${named.join('; ')}; personal: 0`);
    process.stdout.write(`Caching, ${learners} learners.\n${rows.map((row) => `  ${row}\n`).join('')}`);
  });

  it('would be found out: a careless configuration keeps what these tests look for', async () => {
    const careless = await startNginx(port, (text) =>
      text.replace('client_max_body_size 12m;', 'proxy_cache kept; proxy_ignore_headers Cache-Control Vary; proxy_cache_valid any 1m;'),
    );
    await everythingPersonal(careless.port);
    expect(holds(careless.stored(), words())).toEqual(expect.arrayContaining(['First of asha-rao', 'Nashik', secret, '"score"']));
    await careless.stop();
  });
});
