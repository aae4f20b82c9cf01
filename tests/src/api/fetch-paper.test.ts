import { hash } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wire } from '../../../src/api/call';
import { fetchPaper } from '../../../src/api/paper/fetch-paper';
import { fetchCachedPicture } from '../../../src/api/seldom/fetch-picture';
import { hasDigest } from '../../../src/runner/device/digest';
import { paper } from '../../kit/paper';

const sealed = { paper: 'AA==', pictures: ['circuit'], byCode: { salt: '', iterations: 1, key: '' }, spreadMs: 0 };
const stored = { ...paper(), id: 7, sealed };
const text = JSON.stringify(stored);
const digest = hash('sha256', text, 'base64url');
const cached = `/api/papers/7/${digest}`;

type Reply = () => Response | Promise<Response>;
let replies: Record<string, Reply> = {};
let asked: [path: string, token: boolean][] = [];
const heard = vi.fn();
const dated = (body: string, status = 200) =>
  new Response(body, { status, headers: { Date: 'Sun, 01 Mar 2026 09:00:00 GMT', 'Content-Type': 'application/json' } });
const refused =
  (status: number, code: string): Reply =>
  () =>
    dated(JSON.stringify({ code, message: 'No.' }), status);

beforeEach(() => {
  asked = [];
  heard.mockClear();
  wire({ token: async () => 'token', mint: async () => null, onRefused: () => undefined, onDate: heard });
  replies = {
    '/api/assessment/7/paper': () => dated(JSON.stringify({ digest })),
    '/api/assessment/7': () => dated(text),
    [cached]: () => dated(text),
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push([url, new Headers(init.headers).has('Authorization')]);
    const reply = replies[url];
    if (reply === undefined) throw new TypeError('Failed to fetch');
    return reply();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  wire({ token: async () => null, mint: async () => null, onRefused: () => undefined, onDate: () => undefined });
});

const located: [string, boolean] = ['/api/assessment/7/paper', true];
const whole: [string, boolean] = ['/api/assessment/7', true];

it('a paper comes from the cache that the portal names, without the token, and only the portal tells the time', async () => {
  expect(await fetchPaper('asha', 7, hasDigest)).toEqual(stored);
  expect(asked).toEqual([located, [cached, false]]);
  expect(heard).toHaveBeenCalledOnce();
});

it.each<[string, Reply | undefined]>([
  ['sends other bytes', () => dated(JSON.stringify({ ...stored, name: 'Another paper' }))],
  ['sends a page', () => new Response('<html>')],
  ['has no such paper', refused(404, 'not-found')],
  ['fails', refused(503, 'unavailable')],
  ['cannot be reached', undefined],
])('a cache that %s is passed by', async (_, reply) => {
  delete replies[cached];
  if (reply !== undefined) replies[cached] = reply;
  expect(await fetchPaper('asha', 7, hasDigest)).toEqual(stored);
  expect(asked).toEqual([located, [cached, false], whole]);
});

it('a portal without a cache sends the paper at once, and an earlier version of it does not know the call', async () => {
  replies['/api/assessment/7/paper'] = () => dated(text);
  expect(await fetchPaper('asha', 7, hasDigest)).toEqual(stored);
  expect(asked).toEqual([located]);
  replies['/api/assessment/7/paper'] = refused(404, 'not-found');
  expect(await fetchPaper('asha', 7, hasDigest)).toEqual(stored);
  expect(asked.slice(1)).toEqual([located, whole]);
});

it('a refusal is told as it is, and a portal that cannot be reached is asked once', async () => {
  replies['/api/assessment/7/paper'] = refused(403, 'closed');
  await expect(fetchPaper('asha', 7, hasDigest)).rejects.toMatchObject({ kind: 'problem', problem: { code: 'closed' } });
  delete replies['/api/assessment/7/paper'];
  await expect(fetchPaper('asha', 7, hasDigest)).rejects.toMatchObject({ kind: 'offline' });
  expect(asked).toEqual([located, located]);
});

it('the pictures of a paper from the cache are there too; no other picture is looked for there', async () => {
  await fetchPaper('asha', 7, hasDigest);
  asked = [];
  replies[`${cached}/circuit`] = () => new Response(new Uint8Array([1, 2]));
  expect(new Uint8Array((await fetchCachedPicture('circuit')) ?? new ArrayBuffer())).toEqual(new Uint8Array([1, 2]));
  replies[`${cached}/circuit`] = refused(404, 'not-found');
  expect(await fetchCachedPicture('circuit')).toBeNull();
  delete replies[`${cached}/circuit`];
  expect(await fetchCachedPicture('circuit')).toBeNull();
  expect(await fetchCachedPicture('lamp')).toBeNull();
  expect(asked).toEqual(Array.from({ length: 3 }, () => [`${cached}/circuit`, false]));
});
