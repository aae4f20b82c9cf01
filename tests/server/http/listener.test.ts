import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallName, calls } from '../../../contract/calls/calls';
import { ProblemSchema } from '../../../contract/calls/problem';
import { maxBytes } from '../../../contract/fields/limits';
import { apiListener } from '../../../server/http/listener';
import { withRequestBatching } from '../../../server/http/request-batching';
import { openRequestLimits } from '../../../server/limits/request-limits';
import { openSenders } from '../../../server/limits/senders';
import { openLog } from '../../../server/observability/log';
import { until } from '../../kit/until';
import { assessmentOf, handIn, type Made, submission } from '../kit/bank';
import { dependenciesOn, openPortal, type TestPortal } from '../kit/portal';
import { unsigned } from '../kit/token';

interface Came {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

type Asked = Record<string, string>;

describe("the API's listener", () => {
  let portal: TestPortal;
  let made: Made;
  let server: Server;
  const lines: string[] = [];
  const parts = () => dependenciesOn(portal.store, portal.clock);

  const listenWith = async (changes: Partial<ReturnType<typeof parts>> = {}): Promise<Server> => {
    const one = createServer(withRequestBatching(apiListener({ ...parts(), ...changes }))).listen(0, '127.0.0.1');
    await once(one, 'listening');
    return one;
  };

  beforeAll(async () => {
    portal = await openPortal(null);
    made = await assessmentOf(portal, 5);
    await portal.learner('asha').call('submit', handIn(submission(made, 2, 1)));
    server = await listenWith({ log: openLog('info', { write: (line) => lines.push(line) }) });
  });
  afterAll(async () => {
    server.close();
    await portal.close();
  });

  const token = unsigned('asha');
  const mine = { Authorization: `Bearer ${token}` };
  const stranger = { Authorization: `Bearer ${unsigned('ravi')}` };
  const paper = () => `/api/assessment/${made.paper.id}`;

  const portOf = (of: Server) => (of.address() as AddressInfo).port;

  async function send(path: string, headers: Asked, of = server, method = 'GET', body: string | Buffer = ''): Promise<Came> {
    const asked = request({ port: portOf(of), host: '127.0.0.1', path, headers, method, agent: false }).end(body);
    const [response] = await once(asked, 'response');
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
  }

  /** Headers that differ between requests, or belong to the connection. */
  const passing = ['date', 'connection', 'keep-alive', 'x-request-id', 'content-length'];
  const lasting = (headers: IncomingHttpHeaders) => Object.fromEntries(Object.entries(headers).filter(([name]) => !passing.includes(name)));

  const always = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': expect.stringContaining('camera=()'),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
  const kept = {
    ...always,
    'cache-control': 'private, no-cache',
    etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    vary: 'Accept-Encoding, Authorization',
  };
  const json = { 'content-type': 'application/json' };
  const fleeting = { ...always, ...json, 'cache-control': 'no-store' };
  const unproved = { ...fleeting, 'www-authenticate': 'Bearer' };
  const asItIs = (body: Buffer) => body;

  it.each<[string, Asked, number, Asked, (body: Buffer) => Buffer]>([
    ['plainly', mine, 200, { ...kept, ...json }, asItIs],
    [
      'in brotli',
      { ...mine, 'Accept-Encoding': 'gzip, deflate, br' },
      200,
      { ...kept, ...json, 'content-encoding': 'br' },
      brotliDecompressSync,
    ],
    ['in gzip', { ...mine, 'Accept-Encoding': 'gzip' }, 200, { ...kept, ...json, 'content-encoding': 'gzip' }, gunzipSync],
    [
      'by https',
      { ...mine, 'X-Forwarded-Proto': 'https' },
      200,
      { ...kept, ...json, 'strict-transport-security': 'max-age=31536000; includeSubDomains' },
      asItIs,
    ],
    ['with a tag that is old', { ...mine, 'If-None-Match': 'W/"old"' }, 200, { ...kept, ...json }, asItIs],
  ])('gives a paper requested %s, with all its headers and no other', async (_, headers, status, wanted, decode) => {
    const came = await send(paper(), headers);
    expect(came.status).toBe(status);
    expect(lasting(came.headers)).toEqual(wanted);
    expect(JSON.parse(decode(came.body).toString())).toEqual(made.paper);
    expect(came.headers['content-length']).toBe(String(came.body.length));
    expect(came.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each<[string, string, Asked, number, Asked]>([
    ['a paper without a token', '/:id', {}, 401, unproved],
    ['a paper with noise for a token', '/:id', { Authorization: 'Bearer noise' }, 401, unproved],
    ['a paper with an expired token', '/:id', { Authorization: `Bearer ${unsigned('asha', { exp: 1 })}` }, 401, unproved],
    ['the list without a token', '/available', {}, 401, unproved],
    ['a result without a token', '/:id/result', {}, 401, unproved],
    ['a result to a learner without one', '/:id/result', stranger, 404, fleeting],
  ])('refuses %s, with all its headers and no other', async (_, rest, headers, status, wanted) => {
    const came = await send(`/api/assessment${rest.replace(':id', String(made.paper.id))}`, headers);
    expect(came.status).toBe(status);
    expect(lasting(came.headers)).toEqual(wanted);
    expect(v.is(ProblemSchema, JSON.parse(came.body.toString()))).toBe(true);
    expect(came.headers['content-length']).toBe(String(came.body.length));
  });

  it.each<[string, string, CallName, Asked]>([
    ['the list of a learner who has handed in', '/available', 'getAvailable', mine],
    ['the list of a learner who has not', '/available', 'getAvailable', stranger],
    ['a result', '/:id/result', 'getResult', { ...mine, 'Accept-Encoding': 'br' }],
  ])('gives %s, with all its headers and no other', async (_, rest, name, headers) => {
    const came = await send(`/api/assessment${rest.replace(':id', String(made.paper.id))}`, headers);
    expect(came.status).toBe(200);
    expect(lasting(came.headers)).toEqual(fleeting);
    expect(v.is(calls[name].reply as v.GenericSchema, JSON.parse(came.body.toString()))).toBe(true);
    expect(came.headers['content-length']).toBe(String(came.body.length));
  });

  it('answers a known tag with 304; the compressed body unpacks to the paper', async () => {
    const { headers, body } = await send(paper(), { ...mine, 'Accept-Encoding': 'gzip' });
    expect(JSON.parse(gunzipSync(body).toString())).toEqual(made.paper);
    expect(headers['content-length']).toBe(String(body.length));
    for (const tag of [headers.etag ?? '', '*']) {
      const known = await send(paper(), { ...mine, 'If-None-Match': tag });
      expect(known).toMatchObject({ status: 304, body: Buffer.alloc(0) });
      expect(lasting(known.headers)).toEqual(kept);
    }
  });

  it.each([
    ['/api/assessment/999999', 404],
    ['/api/assessment/0', 400],
    ['/api/assessment/9007199254740993', 400],
    ['/api/assessment/x', 400],
    ['/api/assessment/%E0%A4', 404],
    ['/api/assessment/1/', 404],
    ['/api/assessment//', 404],
    ['/api/assessment/', 404],
    ['/api/assessment/available/submit', 404],
    ['/api', 404],
  ])('refuses %s with %d', async (path, status) => expect((await send(path, mine)).status).toBe(status));

  it('decodes path and query, and refuses a query with a repeated name', async () => {
    const admin = { Authorization: `Bearer ${portal.admin.token}` };
    expect((await send(`/api/assessment/%3${String(made.paper.id).charAt(0)}${String(made.paper.id).slice(1)}`, mine)).status).toBe(200);
    expect((await send('/api/assessment/av%61ilable', mine)).body).toEqual((await send('/api/assessment/available', mine)).body);
    const list = async (query: string) => JSON.parse((await send(`/api/people?${query}`, admin)).body.toString());
    expect(await list('page=1&size=1&search=%61sha+x')).toEqual([]);
    expect((await list('page=1&page=2')).fields).toEqual({ page: 'is there twice' });
  });

  const handedIn = (answers: unknown) => JSON.stringify({ assessmentId: made.paper.id, timeTaken: 10, submitted: true, answers });
  const sentJson = { 'Content-Type': 'application/json' };

  it.each<[string, string | (() => string), Asked, number, string?]>([
    ['that was filed before', () => JSON.stringify(handIn(submission(made, 2, 1)).body), mine, 200],
    ['from a browser, which names its own origin', () => handedIn([]), { ...mine, Origin: 'http://portal.test' }, 409],
    ['without a token', () => handedIn([]), {}, 401],
    [
      'of a question that is not of the paper',
      () => handedIn([{ questionId: 9_999, selectedOptionId: 1, markedForReview: false }]),
      mine,
      400,
      'answers',
    ],
    ['with faults in many fields', '{"assessmentId":"x","answers":[{"questionId":-1}],"score":100}', mine, 400, 'assessmentId'],
    ['that is no JSON', '{', mine, 400, 'body'],
    ['of nothing', '', mine, 400, 'body'],
    ['that begins with a byte order mark', () => `\ufeff${handedIn([])}`, mine, 400, 'body'],
    ['nested too deep', '['.repeat(50), mine, 400, 'body'],
    ['with a NUL', '{"assessmentId":"\\u0000"}', mine, 400, 'assessmentId'],
    ['of another type', () => handedIn([]), { ...mine, 'Content-Type': 'text/plain' }, 415],
    ['of a type with a charset', () => handedIn([]), { ...mine, 'Content-Type': 'Application/JSON; charset=utf-8' }, 409],
    ['that is too large', () => `${handedIn([])}${' '.repeat(maxBytes.json)}`, mine, 413],
  ])('accepts or refuses a hand-in %s, with or without a Content-Length', async (_, text, headers, status, field) => {
    const body = typeof text === 'string' ? text : text();
    const sent = { ...sentJson, ...headers };
    const path = `${paper()}/submit`;
    const said = await send(path, { ...sent, 'Content-Length': String(Buffer.byteLength(body)) }, server, 'POST', body);
    expect(said.status).toBe(status);
    expect(lasting(said.headers)).toEqual(status === 401 ? unproved : fleeting);
    const problem = JSON.parse(said.body.toString()) as { fields?: object };
    if (field !== undefined) expect(Object.keys(problem.fields ?? {}).join()).toContain(field);
    const chunked = await send(path, { ...sent, 'Transfer-Encoding': 'chunked' }, server, 'POST', body);
    expect([chunked.status, chunked.body.toString()]).toEqual([said.status, said.body.toString()]);
  });

  it('accepts a hand-in without a Content-Length', async () => {
    const body = JSON.stringify(handIn(submission(made, 2, 1)).body);
    const came = await send(`${paper()}/submit`, { ...sentJson, ...mine, 'Transfer-Encoding': 'chunked' }, server, 'POST', body);
    expect(came.status).toBe(200);
  });

  /** A server with one place, and a hand-in whose first bytes have arrived. */
  async function half(length: number) {
    const one = await listenWith({ requestLimits: openRequestLimits({ perUser: 1e6, perAddress: 1e6 }, 1) });
    const headers = { ...sentJson, ...mine, 'Content-Length': String(length) };
    const asked = request({ port: portOf(one), host: '127.0.0.1', path: `${paper()}/submit`, method: 'POST', headers, agent: false });
    asked.on('error', () => undefined);
    return { one, asked };
  }

  it('accepts a hand-in that arrives in pieces, and gives it no place until it is whole', async () => {
    const body = JSON.stringify(handIn(submission(made, 2, 1)).body);
    const { one, asked } = await half(body.length);
    asked.write(body.slice(0, 20));
    for (let at = 0; at < 5; at += 1) expect((await send(paper(), mine, one)).status).toBe(200);
    const answered = once(asked, 'response');
    asked.end(body.slice(20));
    expect((await answered)[0].statusCode).toBe(200);
    one.close();
  });

  it('lets a request wait for its turn, and what comes in pieces once more before it is parsed', async () => {
    const waiting: (() => void)[] = [];
    const turn = () => new Promise<void>((begin) => waiting.push(begin));
    const limits = openRequestLimits({ perUser: 1e6, perAddress: 1e6 });
    let isLookedUp = false;
    const withinCapacity: typeof limits.withinCapacity = async (work) => {
      const outcome = await limits.withinCapacity(work);
      isLookedUp = true;
      return outcome;
    };
    const one = await listenWith({ requestLimits: { ...limits, turn, withinCapacity } });
    const headers = { ...sentJson, ...mine, 'Content-Length': '5' };
    const asked = request({ port: portOf(one), host: '127.0.0.1', path: `${paper()}/submit`, method: 'POST', headers, agent: false });
    const answered = once(asked, 'response');
    asked.write('{');
    (await until(() => waiting.shift()))();
    await until(() => isLookedUp);
    asked.end('half');
    (await until(() => waiting.shift()))();
    expect([(await answered)[0].statusCode, waiting]).toEqual([400, []]);
    one.close();
  });

  it('goes on after a sender hangs up in the middle of a hand-in', async () => {
    const { one, asked } = await half(500);
    asked.write('{"half":');
    expect((await send(paper(), mine, one)).status).toBe(200);
    asked.destroy();
    expect((await send(paper(), mine, one)).status).toBe(200);
    one.close();
  });

  it('reads six bodies of one person at once and refuses the seventh; whole ones, and those of others, are accepted', async () => {
    const one = await listenWith();
    const body = JSON.stringify(handIn(submission(made, 2, 1)).body);
    const begin = () => {
      const asked = request({
        ...{ port: portOf(one), host: '127.0.0.1', path: `${paper()}/submit`, method: 'POST', agent: false },
        headers: { ...sentJson, ...mine, 'Content-Length': String(body.length) },
      });
      asked.on('error', () => undefined).write(body.slice(0, 9));
      return asked;
    };
    const whole = async (headers: Asked) =>
      (await send(`${paper()}/submit`, { ...sentJson, ...headers, 'Content-Length': String(body.length) }, one, 'POST', body)).status;
    const answers: number[] = [];
    const begun = Array.from({ length: 7 }, () => begin().on('response', ({ statusCode }) => answers.push(statusCode ?? 0)));
    await expect.poll(() => answers).toEqual([429]);
    expect([await whole(mine), await whole({ Authorization: `Bearer ${unsigned('ravi')}` })]).toEqual([200, 200]);
    for (const asked of begun) asked.end(body.slice(9));
    await expect.poll(() => answers.toSorted()).toEqual([200, 200, 200, 200, 200, 200, 429]);
    one.close();
  });

  it('counts and logs its replies by the call, never by the person', async () => {
    lines.length = 0;
    const { headers } = await send(paper(), mine);
    await send(paper(), {});
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries.map(({ call, status }) => [call, status])).toEqual([
      ['getPaper', 200],
      ['getPaper', 401],
    ]);
    expect(entries[0]?.requestId).toBe(headers['x-request-id']);
    expect(lines.join('')).not.toContain('asha');
  });

  it('refuses a person, an address and a crowd above their limits, and frees the places again', async () => {
    const limits = { perUser: 2, perAddress: 1e6 };
    const narrow = await listenWith({ requestLimits: openRequestLimits(limits) });
    const statuses = async (of: Server, who: Asked) => (await send(paper(), who, of)).status;
    expect([await statuses(narrow, mine), await statuses(narrow, mine), await statuses(narrow, mine)]).toEqual([200, 200, 429]);
    expect(await statuses(narrow, { Authorization: `Bearer ${unsigned('ravi')}` })).toBe(200);
    narrow.close();

    const far = await listenWith({
      requestLimits: openRequestLimits({ ...limits, perUser: 1e6, perAddress: 1 }),
      senders: openSenders(1, () => undefined),
    });
    const from = (address: string) => statuses(far, { ...mine, 'X-Forwarded-For': address });
    expect([await from('1.1.1.1'), await from('1.1.1.1'), await from('2.2.2.2')]).toEqual([200, 429, 200]);
    far.close();

    const full = await listenWith({ requestLimits: openRequestLimits({ ...limits, perUser: 1e6 }, 1) });
    for (let at = 0; at < 3; at += 1) expect(await statuses(full, mine)).toBe(200);
    expect(await statuses(full, {})).toBe(401);
    expect(await statuses(full, mine)).toBe(200);
    full.close();
  });

  it('serves HEAD as GET without a body, and refuses other methods', async () => {
    const whole = await send(paper(), mine);
    const head = await send(paper(), mine, server, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, String(whole.body.length)]);
    expect(lasting(head.headers)).toEqual(lasting(whole.headers));
    for (const method of ['DELETE', 'PUT', 'OPTIONS']) expect((await send(paper(), mine, server, method)).status).toBe(404);
    expect((await send('/api/assessments/all', mine)).status).toBe(403);
  });

  it('lets pages of admitted origins read replies and refusals', async () => {
    const friend = 'https://portal.example';
    const open = await listenWith({ config: { ...parts().config, corsOrigins: [friend] } });
    const came = await send(paper(), { ...mine, Origin: friend }, open);
    expect(came.headers['access-control-allow-origin']).toBe(friend);
    expect(came.headers.vary?.split(', ').toSorted()).toEqual(['Accept-Encoding', 'Authorization', 'Origin']);
    expect((await send(paper(), { Origin: friend }, open)).headers).toMatchObject({ 'access-control-allow-origin': friend });
    expect((await send(paper(), mine, open)).headers['access-control-allow-origin']).toBeUndefined();
    expect((await send('/healthz', { Origin: friend }, open)).headers['access-control-allow-origin']).toBeUndefined();
    open.close();
  });
});
