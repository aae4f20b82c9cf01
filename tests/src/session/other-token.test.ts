import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { calls } from '../../../contract/calls/calls';
import { fetchAnew } from '../../../contract/calls/fetch-anew';
import { portalMark } from '../../../contract/calls/problem';
import { exchanger } from '../../../src/api/ask-anew';
import { ApiError, type ClientParts, createClient, createPager } from '../../../src/api/client';
import { connectionTo } from '../../../src/session/keeper/connection';
import type { TokenShelf } from '../../../src/session/keeper/kept-token';
import { identifiedAs } from './kit';

const base64url = (value: object) => btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const jwt = (sub: string, n: number) => `${base64url({ alg: 'RS256' })}.${base64url({ sub, n })}.signature`;
const [old, next, third] = [jwt('asha', 1), jwt('asha', 2), jwt('asha', 3)];
const expired = { code: 'unauthenticated', message: 'The token has expired.', reason: { code: 'token-expired' }, from: portalMark };

const shelf: TokenShelf = { read: async () => null, keep: async () => undefined };

/** A page whose identity service holds a token that looks good, and a server that takes the `good` ones. */
function world(good: string[] = [next]) {
  const seen: string[] = [];
  const refusals: string[] = [];
  const made = {
    /** How often a new token was asked for. */
    refreshes: 0,
    held: old,
    /** What a refresh gives: the token, or why there is none. */
    fresh: (): string => next,
    good,
    seen,
    refusals,
    /** The reply to a call whose token is not good. */
    refusal: (): Response => Response.json(expired, { status: 401 }),
  };
  const her = {
    ...identifiedAs('asha'),
    token: async (isFresh: boolean) => {
      if (isFresh) {
        made.refreshes += 1;
        await new Promise((done) => setTimeout(done, 5));
        made.held = made.fresh();
      }
      return made.held;
    },
  };
  const connection = connectionTo(
    async () => ({ holder: async () => her, watch: () => undefined, signOut: async () => undefined }),
    shelf,
    () => undefined,
  );
  const otherToken = exchanger()({ mint: connection.token, onRefused: () => void refusals.push(made.held) });
  const server: typeof fetch = async (_, init) => {
    const token = new Headers(init?.headers).get('Authorization')?.slice('Bearer '.length) ?? '';
    seen.push(token);
    return made.good.includes(token) ? Response.json([], { headers: { 'X-Total-Count': '0' } }) : made.refusal();
  };
  const parts: ClientParts = { base: '/api', token: connection.tokenAtHand, fetch: fetchAnew(server, otherToken) };
  return Object.assign(made, { call: createClient(calls, parts), page: createPager(calls, parts), otherToken });
}

const faultOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const fault = await call.then(
    () => 'no fault',
    (error: unknown) => error,
  );
  expect(fault).toBeInstanceOf(ApiError);
  return fault as ApiError;
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('is got once where the server refuses the one that looks good, and the call is made again: a learner’s, an admin’s, a page of a list, a file', async () => {
  const makes: ((made: ReturnType<typeof world>) => Promise<unknown>)[] = [
    ({ call }) => call('getAvailable', {}),
    ({ call }) => call('getExams', {}),
    ({ page }) => page('getExams', {}),
    ({ call }) => call('uploadQuestions', { file: new File(['x'], 'a.xlsx') }).catch(() => undefined),
  ];
  for (const make of makes) {
    const made = world();
    await make(made);
    expect(made.seen).toEqual([old, next]);
    expect(made.refreshes).toBe(1);
  }
});

it('is one for ten calls at the same time, and for a call whose refusal comes late', async () => {
  const made = world();
  await Promise.all(Array.from({ length: 10 }, () => made.call('getAvailable', {})));
  expect(made.refreshes).toBe(1);
  expect(made.seen.filter((token) => token === next)).toHaveLength(10);
  expect(await made.otherToken(old)).toBe(next);
  expect(made.refreshes).toBe(1);
});

it.each([
  ['a page of the network on the way', () => new Response('<html>Sign in to the Wi-Fi</html>', { status: 401 })],
  ['JSON of another machine', () => Response.json({ error: 'unauthorized' }, { status: 401 })],
  ['our code under another status', () => Response.json(expired, { status: 403 })],
])('is not asked for at %s', async (_, refusal) => {
  const made = world();
  made.refusal = refusal;
  await faultOf(made.call('getAvailable', {}));
  expect(made.seen).toEqual([old]);
  expect(made.refreshes).toBe(0);
});

it('that is refused too leaves the refusal, is told, and is followed by no further one for a minute', async () => {
  const made = world([]);
  for (let count = 0; count < 3; count += 1) {
    const { kind, status, problem } = await faultOf(made.call('getAvailable', {}));
    expect([kind, status, problem?.reason?.code]).toEqual(['problem', 401, 'token-expired']);
  }
  expect(made.seen).toEqual([old, next, next, next]);
  expect(made.refreshes).toBe(1);
  expect(made.refusals).toEqual([next, next, next]);
  // The server is put right.
  made.fresh = () => third;
  made.good = [third];
  vi.advanceTimersByTime(60_000);
  await made.call('getAvailable', {});
  expect(made.refreshes).toBe(2);
});

it('is tried again at once after a network that failed, and meanwhile the call is one without a connection', async () => {
  const made = world();
  made.fresh = () => {
    throw new TypeError('Failed to fetch');
  };
  expect((await faultOf(made.call('getAvailable', {}))).kind).toBe('offline');
  made.fresh = () => next;
  await made.call('getAvailable', {});
  expect(made.refreshes).toBe(2);
  expect(made.refusals).toEqual([]);
});

it('is none where the sign-in has ended: the refusal stands', async () => {
  const made = world();
  made.fresh = () => {
    throw new Error('auth/user-token-expired');
  };
  expect((await faultOf(made.call('getAvailable', {}))).status).toBe(401);
  expect(made.seen).toEqual([old]);
  expect(made.refusals).toEqual([]);
});

it('of another person is never sent with a call of this one', async () => {
  const made = world([jwt('bina', 1)]);
  made.refusal = () => {
    // Bina signs in while Asha's call is on its way.
    made.held = jwt('bina', 1);
    return Response.json(expired, { status: 401 });
  };
  expect((await faultOf(made.call('getAvailable', {}))).status).toBe(401);
  expect(made.seen).toEqual([old]);
});
