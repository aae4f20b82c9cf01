import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Question } from '../../../contract/question/question';
import { apiListener } from '../../../server/http/listener';
import { longLists } from '../../../server/replies/streamed-list';
import { insertQuestions } from '../../../server/store/bank/questions';
import { question } from '../kit/bank';
import { dependenciesOn, openPortal, type TestPortal } from '../kit/portal';

const count = 3_000;
let portal: TestPortal;
let server: Server;
let port = 0;

beforeAll(async () => {
  portal = await openPortal(null);
  const { id } = await portal.admin.call('addCategory', { query: { name: 'Big' } });
  const drafts = Array.from({ length: count }, (_, at) => question(`Q ${at}`, [id]) as Parameters<typeof insertQuestions>[1][number]);
  await portal.store.atomically((tx) => insertQuestions(tx, drafts, Date.now()));
  server = createServer(apiListener(dependenciesOn(portal.store, portal.clock))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await portal.close();
});

const headers = () => ({ Authorization: `Bearer ${portal.admin.token}` });
const ask = (method = 'GET') =>
  request({ port, host: '127.0.0.1', path: '/api/questions/all', method, headers: headers(), agent: false }).end();
const answered = async (asked: ReturnType<typeof ask>) => (await once(asked, 'response'))[0] as import('node:http').IncomingMessage;

it('is sent whole, newest first, without retired questions', async () => {
  const all = (await (await fetch(`http://127.0.0.1:${port}/api/questions/all`, { headers: headers() })).json()) as Question[];
  expect(all).toHaveLength(count);
  expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => b - a));
  const page = await portal.admin.call('getQuestions', { query: { page: 2, size: 200 } });
  expect(all.slice(200, 400)).toEqual(page);
  await portal.admin.call('retireQuestion', { params: { id: all[150]?.id ?? 0 } });
  expect((await portal.admin.call('getQuestions', {})).map(({ id }) => id)).toEqual(all.filter((_, at) => at !== 150).map(({ id }) => id));
});

it('lets other requests run between its pieces', async () => {
  let [turns, isOver] = [0, false];
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await portal.admin.call('getQuestions', {});
  isOver = true;
  expect(turns).toBeGreaterThan(count / 100);
});

it('is made no faster than its client reads it', async () => {
  let made = 0;
  async function* lists() {
    for (; made < 1_000; made += 1) yield [made];
  }
  const list = await longLists(1, { code: 'bank-being-read' })(lists());
  const reader = list.stream()[Symbol.asyncIterator]();
  let text = '';
  for (let at = 0; at < 10; at += 1) text += (await reader.next()).value;
  expect(made).toBeLessThan(15);
  for (let next = await reader.next(); !next.done; next = await reader.next()) text += next.value;
  expect(JSON.parse(text)).toEqual(Array.from({ length: 1_000 }, (_, at) => at));
});

it('is made piece by piece, one of all of them at a time, with a pause after each', async () => {
  let [making, most, ownTurns, isOver] = [0, 0, 0, false];
  const turn = () => {
    ownTurns += 1;
    if (!isOver) setImmediate(turn);
  };
  async function* lists() {
    for (let at = 0; at < 5; at += 1) {
      making += 1;
      most = Math.max(most, making);
      for (const until = performance.now() + 10; performance.now() < until; );
      await nextTurn();
      making -= 1;
      yield [at];
    }
  }
  const begin = longLists(4, { code: 'bank-being-read' });
  setImmediate(turn);
  const texts = await Promise.all([1, 2, 3, 4].map(async () => text((await begin(lists())).stream())));
  isOver = true;
  expect(texts).toEqual(Array(4).fill('[0,1,2,3,4]'));
  expect(most).toBe(1);
  // Without the pause, other work has one turn or two for each piece.
  expect(ownTurns).toBeGreaterThan(20 * 20);
});

it('is sent at most four times at once; a client that hangs up and a HEAD request free their place', async () => {
  for (let at = 0; at < 6; at += 1) expect((await answered(ask('HEAD'))).statusCode).toBe(200);
  const readers = Array.from({ length: 4 }, () => ask());
  const replies = await Promise.all(readers.map(answered));
  for (const reply of replies) reply.pause();
  const fifth = await answered(ask());
  expect([fifth.statusCode, fifth.headers['retry-after']]).toEqual([503, '10']);
  fifth.resume();
  for (const reader of readers) reader.on('error', () => undefined).destroy();
  await expect
    .poll(async () => {
      const next = await answered(ask());
      next.resume();
      return next.statusCode;
    })
    .toBe(200);
});
