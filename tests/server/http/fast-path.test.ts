import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxBytes } from '../../../contract/fields/limits';
import { apiListener } from '../../../server/http/fast-path';
import { inTurns } from '../../../server/http/request-batching';
import { apiOf } from '../../../server/http/router';
import { openGate } from '../../../server/limits/overload';
import { openSenders } from '../../../server/limits/senders';
import { openLog } from '../../../server/observability/log';
import { assessmentOf, handIn, type Made, submission } from '../kit/bank';
import { openPortal, partsOn, type TestPortal } from '../kit/portal';
import { unsigned } from '../kit/token';

interface Came {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

type Asked = Record<string, string>;

/** What a hall asks for has a way of its own past the router; nobody may be able to tell but by the time it takes. */
describe('the short way', () => {
  let portal: TestPortal;
  let made: Made;
  let server: Server;
  const lines: string[] = [];
  const long = () => apiOf({ ...parts(), gate: openGate({ perUser: 1e6, perAddress: 1e6 }) });
  const parts = () => partsOn(portal.store, portal.clock);

  const listenWith = async (changes: Partial<ReturnType<typeof parts>> = {}): Promise<Server> => {
    const one = createServer(inTurns(apiListener({ ...parts(), ...changes }))).listen(0, '127.0.0.1');
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
  const paper = () => `/api/assessment/${made.paper.id}`;

  const portOf = (of: Server) => (of.address() as AddressInfo).port;

  async function short(path: string, headers: Asked, of = server, method = 'GET', body: string | Buffer = ''): Promise<Came> {
    const asked = request({ port: portOf(of), host: '127.0.0.1', path, headers, method, agent: false }).end(body);
    const [response] = await once(asked, 'response');
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
  }

  /** What differs from one request to the next, or belongs to the connection. */
  const passing = ['date', 'connection', 'keep-alive', 'x-request-id', 'content-length', 'transfer-encoding'];
  const lasting = (headers: Iterable<[string, unknown]>) => Object.fromEntries([...headers].filter(([name]) => !passing.includes(name)));

  it.each<[string, Asked]>([
    ['plainly', { ...mine }],
    ['in brotli', { ...mine, 'Accept-Encoding': 'gzip, deflate, br' }],
    ['in gzip', { ...mine, 'Accept-Encoding': 'gzip' }],
    ['by https', { ...mine, 'X-Forwarded-Proto': 'https' }],
    ['with a tag that is old', { ...mine, 'If-None-Match': 'W/"old"' }],
    ['with any tag', { ...mine, 'If-None-Match': '*' }],
    ['without a token', {}],
    ['with noise for a token', { Authorization: 'Bearer noise' }],
    ['with an expired token', { Authorization: `Bearer ${unsigned('asha', { exp: 1 })}` }],
  ])('asked %s, answers to the byte what the long way does', async (_, headers) => {
    const [came, other] = [await short(paper(), headers), await long().request(`http://portal.test${paper()}`, { headers })];
    expect(came.status).toBe(other.status);
    expect(lasting(Object.entries(came.headers))).toEqual(lasting(other.headers));
    expect(came.body.equals(Buffer.from(await other.arrayBuffer()))).toBe(true);
    expect(came.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each<[string, string, Asked]>([
    ['the list of somebody who has handed in', '/available', mine],
    ['the list of somebody who has not', '/available', { Authorization: `Bearer ${unsigned('ravi')}` }],
    ['the list without a token', '/available', {}],
    ['a result', '/:id/result', { ...mine, 'Accept-Encoding': 'br' }],
    ['a result of somebody who has none', '/:id/result', { Authorization: `Bearer ${unsigned('ravi')}` }],
    ['a result without a token', '/:id/result', {}],
  ])('gives %s as the long way does', async (_, rest, headers) => {
    const path = `/api/assessment${rest.replace(':id', String(made.paper.id))}`;
    const [came, other] = [await short(path, headers), await long().request(`http://portal.test${path}`, { headers })];
    expect(came.status).toBe(other.status);
    expect(lasting(Object.entries(came.headers))).toEqual(lasting(other.headers));
    expect(came.body.toString()).toBe(await other.text());
    expect(came.headers['content-length']).toBe(String(came.body.length));
  });

  it('answers a known tag with 304, and what it unpacks to is the paper', async () => {
    const { headers, body } = await short(paper(), { ...mine, 'Accept-Encoding': 'gzip' });
    expect(JSON.parse(gunzipSync(body).toString())).toEqual(made.paper);
    expect(headers['content-length']).toBe(String(body.length));
    expect(await short(paper(), { ...mine, 'If-None-Match': headers.etag ?? '' })).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  });

  it.each(['/api/assessment/999999', '/api/assessment/0', '/api/assessment/9007199254740993', '/api/assessment/x', '/api/assessment/1/'])(
    'refuses %s as the long way does',
    async (path) => {
      const [came, other] = [await short(path, mine), await long().request(`http://portal.test${path}`, { headers: mine })];
      expect([came.status, came.body.toString()]).toEqual([other.status, await other.text()]);
      expect(came.status).toBeGreaterThanOrEqual(400);
    },
  );

  const handedIn = (answers: unknown) => JSON.stringify({ assessmentId: made.paper.id, timeTaken: 10, submitted: true, answers });
  const json = { 'Content-Type': 'application/json' };

  it.each<[string, string | (() => string), Asked]>([
    ['that was filed before', () => handIn(submission(made, 2, 1)).body as never, mine],
    ['from a browser, which names its own origin', () => handedIn([]), { ...mine, Origin: 'http://portal.test' }],
    ['without a token', () => handedIn([]), {}],
    ['of a question that is not of the paper', () => handedIn([{ questionId: 9_999, selectedOptionId: 1, markedForReview: false }]), mine],
    ['with faults in many fields', '{"assessmentId":"x","answers":[{"questionId":-1}],"score":100}', mine],
    ['that is no JSON', '{', mine],
    ['of nothing', '', mine],
    ['that begins with a byte order mark', () => `\ufeff${handedIn([])}`, mine],
    ['nested too deep', '['.repeat(50), mine],
    ['with a NUL', '{"assessmentId":"\\u0000"}', mine],
    ['of another type', () => handedIn([]), { ...mine, 'Content-Type': 'text/plain' }],
    ['that is too large', () => `${handedIn([])}${' '.repeat(maxBytes.json)}`, mine],
  ])('takes or refuses a hand-in %s as the long way does', async (_, text, headers) => {
    const said = typeof text === 'string' ? text : text();
    const body = typeof said === 'string' ? said : JSON.stringify(said);
    const sent = { ...json, ...headers };
    const path = `${paper()}/submit`;
    const came = await short(path, { ...sent, 'Content-Length': String(Buffer.byteLength(body)) }, server, 'POST', body);
    const other = await long().request(`http://portal.test${path}`, { method: 'POST', headers: sent, body });
    expect(came.body.toString()).toBe(await other.text());
    expect(came.status).toBe(other.status);
    expect(lasting(Object.entries(came.headers))).toEqual(lasting(other.headers));
  });

  it('takes a hand-in whose size is not said by the long way', async () => {
    const body = JSON.stringify(handIn(submission(made, 2, 1)).body);
    const came = await short(`${paper()}/submit`, { ...json, ...mine, 'Transfer-Encoding': 'chunked' }, server, 'POST', body);
    expect(came.status).toBe(200);
  });

  /** The only place of a server, and a hand-in whose first bytes have arrived. */
  async function half(length: number) {
    const one = await listenWith({ gate: openGate({ perUser: 1e6, perAddress: 1e6 }, 1) });
    const headers = { ...json, ...mine, 'Content-Length': String(length) };
    const asked = request({ port: portOf(one), host: '127.0.0.1', path: `${paper()}/submit`, method: 'POST', headers, agent: false });
    asked.on('error', () => undefined);
    return { one, asked };
  }

  it('takes a hand-in that comes in pieces, and gives it no place until it is whole', async () => {
    const body = JSON.stringify(handIn(submission(made, 2, 1)).body);
    const { one, asked } = await half(body.length);
    asked.write(body.slice(0, 20));
    for (let at = 0; at < 5; at += 1) expect((await short(paper(), mine, one)).status).toBe(200);
    const answered = once(asked, 'response');
    asked.end(body.slice(20));
    expect((await answered)[0].statusCode).toBe(200);
    one.close();
  });

  it('goes on where a sender hangs up in the middle of a hand-in', async () => {
    const { one, asked } = await half(500);
    asked.write('{"half":');
    expect((await short(paper(), mine, one)).status).toBe(200);
    asked.destroy();
    expect((await short(paper(), mine, one)).status).toBe(200);
    one.close();
  });

  it('reads six bodies of one person at once and refuses the seventh; whole ones, and those of others, are taken', async () => {
    const one = await listenWith();
    const body = JSON.stringify(handIn(submission(made, 2, 1)).body);
    const begin = () => {
      const asked = request({
        ...{ port: portOf(one), host: '127.0.0.1', path: `${paper()}/submit`, method: 'POST', agent: false },
        headers: { ...json, ...mine, 'Content-Length': String(body.length) },
      });
      asked.on('error', () => undefined).write(body.slice(0, 9));
      return asked;
    };
    const whole = async (headers: Asked) =>
      (await short(`${paper()}/submit`, { ...json, ...headers, 'Content-Length': String(body.length) }, one, 'POST', body)).status;
    const answers: number[] = [];
    const begun = Array.from({ length: 7 }, () => begin().on('response', ({ statusCode }) => answers.push(statusCode ?? 0)));
    await expect.poll(() => answers).toEqual([429]);
    expect([await whole(mine), await whole({ Authorization: `Bearer ${unsigned('ravi')}` })]).toEqual([200, 200]);
    for (const asked of begun) asked.end(body.slice(9));
    await expect.poll(() => answers.toSorted()).toEqual([200, 200, 200, 200, 200, 200, 429]);
    one.close();
  });

  it('counts and writes down what it answered, by the call and never by the person', async () => {
    lines.length = 0;
    const { headers } = await short(paper(), mine);
    await short(paper(), {});
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries.map(({ call, status }) => [call, status])).toEqual([
      ['getPaper', 200],
      ['getPaper', 401],
    ]);
    expect(entries[0]?.requestId).toBe(headers['x-request-id']);
    expect(lines.join('')).not.toContain('asha');
  });

  it('turns away a person, an address and a crowd that are too much, and lets the room go again', async () => {
    const limits = { perUser: 2, perAddress: 1e6 };
    const narrow = await listenWith({ gate: openGate(limits) });
    const statuses = async (of: Server, who: Asked) => (await short(paper(), who, of)).status;
    expect([await statuses(narrow, mine), await statuses(narrow, mine), await statuses(narrow, mine)]).toEqual([200, 200, 429]);
    expect(await statuses(narrow, { Authorization: `Bearer ${unsigned('ravi')}` })).toBe(200);
    narrow.close();

    const far = await listenWith({ gate: openGate({ ...limits, perUser: 1e6, perAddress: 1 }), senders: openSenders(1, () => undefined) });
    const from = (address: string) => statuses(far, { ...mine, 'X-Forwarded-For': address });
    expect([await from('1.1.1.1'), await from('1.1.1.1'), await from('2.2.2.2')]).toEqual([200, 429, 200]);
    far.close();

    const full = await listenWith({ gate: openGate({ ...limits, perUser: 1e6 }, 1) });
    for (let at = 0; at < 3; at += 1) expect(await statuses(full, mine)).toBe(200);
    expect(await statuses(full, {})).toBe(401);
    expect(await statuses(full, mine)).toBe(200);
    full.close();
  });

  it('leaves other origins, other methods and other calls to the long way', async () => {
    const friend = 'https://portal.example';
    const open = await listenWith({ config: { ...parts().config, corsOrigins: [friend] } });
    expect((await short(paper(), { ...mine, Origin: friend }, open)).headers['access-control-allow-origin']).toBe(friend);
    open.close();
    expect((await short(paper(), mine, server, 'HEAD')).body).toHaveLength(0);
    expect((await short(paper(), mine, server, 'DELETE')).status).toBe(404);
    expect((await short('/api/assessments/all', mine)).status).toBe(403);
  });
});
