import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CallName, calls } from '../../contract/calls/calls';
import { createClient } from '../../src/api/client';

const names = Object.keys(calls) as CallName[];
/** Enough arguments to build the request of any call. */
const anyArgs = { params: { uid: 'asha', id: 1 }, query: { name: 'x' } } as never;

/** The request that the page's own client sends over the network. */
async function sent(name: CallName, token: string | null): Promise<{ url: string; headers: Headers }> {
  const requests: { url: string; headers: Headers }[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    requests.push({ url: String(url), headers: new Headers(init?.headers) });
    return Response.json({ code: 'internal', message: 'x' }, { status: 500 });
  };
  const client = createClient(calls, { base: '/api', token: async () => token, fetch });
  await expect(client(name, anyArgs)).rejects.toThrow();
  const [request] = requests;
  if (request === undefined) throw new Error('Nothing was sent');
  return request;
}

describe('every request of the page', () => {
  it.each(names)('§7.1 %s carries the ID token of the signed-in person, and no token without a sign-in', async (name) => {
    expect((await sent(name, 'the-token')).headers.get('Authorization')).toBe('Bearer the-token');
    expect((await sent(name, null)).headers.has('Authorization')).toBe(false);
  });
});

describe('the address of the API', () => {
  afterEach(() => vi.unstubAllEnvs());

  const base = async () => {
    vi.resetModules();
    return (await import('../../src/api/call')).apiBase;
  };

  it('§7.2 has a default', async () => expect(await base()).toBe('/api'));

  it('§7.2 can be configured', async () => {
    vi.stubEnv('VITE_API_BASE_URL', 'https://api.portal.test/v1');
    expect(await base()).toBe('https://api.portal.test/v1');
  });
});
