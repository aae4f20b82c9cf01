import { afterEach, describe, expect, it, vi } from 'vitest';
import { guardIdentity } from '../../../contract/identity-guard';

const lookup = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
const refresh = 'https://securetoken.googleapis.com/v1/token?key=k';
const emulated = 'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
const signIn = 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k';
const signUp = 'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k';

/** A network that answers with one status, or never. */
function network(answer: number | 'silence') {
  const scope = {
    fetch: vi.fn<typeof fetch>((_, init) =>
      answer === 'silence'
        ? new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
        : Promise.resolve(new Response('{}', { status: answer })),
    ),
  };
  const inner = scope.fetch;
  guardIdentity(scope);
  return { scope, inner };
}

/** AbortSignal.timeout runs on a clock that fake timers do not reach. */
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

  it.each([200, 400, 401, 403])('hands a %i on as it is: that is a verdict', async (status) => {
    expect((await network(status).scope.fetch(lookup)).status).toBe(status);
  });

  it.each([
    '/api/users/role/u',
    'http://localhost:8080/config.json',
    'https://apis.google.com/js/api.js',
    'https://example.com/?u=https://identitytoolkit.googleapis.com/',
    'https://example.com/a/b/identitytoolkit.googleapis.com/',
    'https://evil-identitytoolkit.googleapis.com/',
  ])('leaves %s alone', async (url) => {
    const { scope, inner } = network(503);
    const init = { method: 'POST' };
    expect((await scope.fetch(url, init)).status).toBe(503);
    expect(inner).toHaveBeenCalledExactlyOnceWith(url, init);
  });

  it('gives a silent service 3 s, and 20 s to what a person waits for at a form', async () => {
    fakeTimeouts();
    expect(await msUntilGivenUp(network('silence').scope.fetch, lookup)).toBe(3_000);
    expect(await msUntilGivenUp(network('silence').scope.fetch, signIn)).toBe(20_000);
    expect(await msUntilGivenUp(network('silence').scope.fetch, signUp)).toBe(20_000);
  });

  it('grows more patient with each time-out, up to 20 s, so that a slow network gets through', async () => {
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
