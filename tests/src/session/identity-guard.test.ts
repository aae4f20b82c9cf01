import { afterEach, describe, expect, it, vi } from 'vitest';
import { guardIdentity } from '../../../contract/people/identity-guard';

const lookup = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
const refresh = 'https://securetoken.googleapis.com/v1/token?key=k';
const emulated = 'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
const signIn = 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k';
const config = 'https://identitytoolkit.googleapis.com/v2/recaptchaConfig?key=k';
const signUp = 'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k';

const tokens = { access_token: 'a', id_token: 'a', refresh_token: 'r', expires_in: '3600', user_id: 'u' };
const account = { kind: 'identitytoolkit#GetAccountInfoResponse', users: [{ localId: 'u' }] };
const refusal = (status: number) => ({ error: { code: status, message: 'TOKEN_EXPIRED', status: 'INVALID_ARGUMENT' } });
const wordOf = (url: string) => (url.includes('/token?') ? tokens : account);

/** A network that answers every request with one status, in the service's own format or another, or never. */
function network(answer: number | 'silence', body?: object | string) {
  const scope = {
    fetch: vi.fn<typeof fetch>((input, init) =>
      answer === 'silence'
        ? new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
        : Promise.resolve(
            new Response(typeof body === 'string' ? body : JSON.stringify(body ?? (answer < 400 ? wordOf(`${input}`) : refusal(answer))), {
              status: answer,
            }),
          ),
    ),
  };
  const inner = scope.fetch;
  guardIdentity(scope);
  return { scope, inner };
}

/** Fake timers do not replace AbortSignal.timeout. */
function fakeTimeouts() {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), ms);
    return controller.signal;
  });
}

async function msUntilGivenUp(fetch: typeof globalThis.fetch, url: string): Promise<number> {
  const start = Date.now();
  const call = fetch(url).then(
    () => Number.NaN,
    () => Date.now() - start,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return call;
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the identity guard', () => {
  it.each([500, 503, 429])('turns a %i of the identity service into a network failure', async (status) => {
    for (const url of [lookup, refresh, emulated, signIn]) await expect(network(status).scope.fetch(url)).rejects.toBeInstanceOf(TypeError);
    await expect(network(status).scope.fetch(new URL(lookup))).rejects.toBeInstanceOf(TypeError);
    await expect(network(status).scope.fetch(new Request(lookup))).rejects.toBeInstanceOf(TypeError);
  });

  it.each([200, 400, 401, 403])('passes a %i on: it is an answer of the service', async (status) => {
    expect((await network(status).scope.fetch(lookup)).status).toBe(status);
  });

  it.each([
    ['an empty object', lookup, 200, {}],
    ['an empty object', refresh, 200, {}],
    ['an empty object', emulated, 200, {}],
    ['an empty object', signIn, 200, {}],
    ['an empty account list', lookup, 200, { users: [] }],
    ['an account without an id', lookup, 200, { users: [{}] }],
    ['a token without the next one', refresh, 200, { ...tokens, refresh_token: '' }],
    ['a token that never ends', refresh, 200, { ...tokens, expires_in: 'soon' }],
    ['a list', lookup, 200, []],
    ['a page', lookup, 200, '<html>Welcome to the Wi-Fi</html>'],
    ['an empty object', lookup, 400, {}],
    ['a filter’s JSON', lookup, 400, { error: { code: 400, message: 'Blocked by your school.' } }],
    ['a filter’s JSON', refresh, 400, { error: { message: 'TOKEN_EXPIRED' } }],
    ['a filter’s JSON', refresh, 403, { error: 'forbidden' }],
    ['a page', refresh, 403, '<html>Blocked</html>'],
  ])('does not take %s from %s with %i for an answer of the service', async (_, url, status, body) => {
    await expect(network(status, body).scope.fetch(url)).rejects.toBeInstanceOf(TypeError);
  });

  it("shows a form the service's reason in any format, and ignores a config without a reason", async () => {
    const blocked = { error: { code: 403, message: 'Requests from this referrer are blocked.' } };
    expect(await (await network(403, blocked).scope.fetch(signIn)).json()).toEqual(blocked);
    expect(await (await network(200, {}).scope.fetch(config)).json()).toEqual({});
  });

  it.each([lookup, refresh, emulated, signIn])('leaves a reply of the service readable: %s', async (url) => {
    expect(await (await network(200).scope.fetch(url)).json()).toEqual(wordOf(url));
    expect(await (await network(400).scope.fetch(url)).json()).toEqual(refusal(400));
  });

  it.each([
    '/api/users/role/u',
    'http://localhost:8080/config.json',
    'https://apis.google.com/js/api.js',
    'https://example.com/?u=https://identitytoolkit.googleapis.com/',
    'https://example.com/a/b/identitytoolkit.googleapis.com/',
    'https://evil-identitytoolkit.googleapis.com/',
  ])('does not touch %s', async (url) => {
    const { scope, inner } = network(503);
    const init = { method: 'POST' };
    expect((await scope.fetch(url, init)).status).toBe(503);
    expect(inner).toHaveBeenCalledExactlyOnceWith(url, init);
  });

  it('gives a silent service 3 s, and 20 s to a call that a person waits for at a form', async () => {
    fakeTimeouts();
    expect(await msUntilGivenUp(network('silence').scope.fetch, lookup)).toBe(3_000);
    expect(await msUntilGivenUp(network('silence').scope.fetch, signIn)).toBe(20_000);
    expect(await msUntilGivenUp(network('silence').scope.fetch, signUp)).toBe(20_000);
  });

  it('waits longer after each time-out, up to 20 s, so that a slow network succeeds', async () => {
    fakeTimeouts();
    const { fetch } = network('silence').scope;
    const waits: number[] = [];
    for (let i = 0; i < 5; i += 1) waits.push(await msUntilGivenUp(fetch, refresh));
    expect(waits).toEqual([3_000, 6_000, 12_000, 20_000, 20_000]);
  });

  it('keeps method, headers and body', async () => {
    const { scope, inner } = network(200);
    await scope.fetch(refresh, { method: 'POST', body: 'a=b', headers: { X: 'y' } });
    expect(inner.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: 'a=b', headers: { X: 'y' } });
  });
});
