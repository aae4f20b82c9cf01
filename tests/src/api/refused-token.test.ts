import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { practiceCalls } from '../../../contract/calls/practice-calls';
import { portalMark } from '../../../contract/calls/problem';
import { pictureType } from '../../../contract/question/picture-file';
import { call as adminCall, callPage } from '../../../src/admin/kit/calls/call';
import { fetchExport } from '../../../src/admin/kit/calls/call-file';
import { call, clientParts, wire } from '../../../src/api/call';
import { createClient } from '../../../src/api/client';
import { fetchPaper } from '../../../src/api/paper/fetch-paper';
import { fetchData } from '../../../src/api/seldom/fetch-data';
import { fetchPicture } from '../../../src/api/seldom/fetch-picture';

const jwt = (n: number) => `h.${btoa(JSON.stringify({ sub: 'asha', n }))}.s`;
const [old, next] = [jwt(1), jwt(2)];
const expired = { code: 'unauthenticated', message: 'The token has expired.', from: portalMark };
let tokens: string[] = [];

beforeEach(() => {
  tokens = [];
  wire({ token: async () => old, mint: async () => next, onRefused: () => undefined, onDate: () => undefined });
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const token = new Headers(init.headers).get('Authorization') ?? '';
    tokens.push(token);
    return token === `Bearer ${next}`
      ? new Response('[]', { headers: { 'Content-Type': pictureType } })
      : Response.json(expired, { status: 401 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  wire({ token: async () => null, mint: async () => null, onRefused: () => undefined, onDate: () => undefined });
});

/** Every way by which a page sends a token. Most replies here are none of theirs, so that the call fails after the second try. */
it.each<[string, () => Promise<unknown>]>([
  ['a learner’s call', () => call('getAvailable', {})],
  [
    'a call of one person',
    () => createClient(practiceCalls, { ...clientParts, token: async () => old })('addPractice', { body: [] } as never),
  ],
  ['a paper', () => fetchPaper('asha', 7, async () => true)],
  ['a picture', () => fetchPicture('0'.repeat(64))],
  ['a person’s data', () => fetchData('asha', 'asha', 'json', 'en')],
  ['an admin’s call', () => adminCall('getExams', {})],
  ['a page of an admin’s list', () => callPage('getQuestions', {})],
  ['an admin’s file', () => fetchExport({ params: { id: 7 }, query: {} } as never)],
])('a token that the server refuses is exchanged, and the request made again: %s', async (_, make) => {
  await make().catch(() => undefined);
  expect(tokens.slice(0, 2)).toEqual([`Bearer ${old}`, `Bearer ${next}`]);
});

it('an admin fetches the data of another person with the own token', async () => {
  wire({ token: async (uid) => uid ?? null, mint: async () => null, onRefused: () => undefined, onDate: () => undefined });
  await fetchData('head', 'asha', 'json', 'en').catch(() => undefined);
  expect(tokens).toEqual(['Bearer head']);
});
