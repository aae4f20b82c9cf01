import { afterEach, expect, it, vi } from 'vitest';
import { fetchPicture } from '../../../src/api/seldom/fetch-picture';

afterEach(() => void vi.unstubAllGlobals());

const answers = (reply: () => Response | Promise<Response>) => vi.stubGlobal('fetch', async () => reply());
const fault = () => fetchPicture('a'.repeat(64)).catch((error: unknown) => error);
const problem = { code: 'unavailable', message: 'Busy.' };

it('a picture is fetched like any call, and its failures have the same kinds', async () => {
  answers(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await fault()).toMatchObject({ kind: 'offline' });
  answers(() => Promise.reject(new DOMException('late', 'TimeoutError')));
  expect(await fault()).toMatchObject({ kind: 'slow' });
  answers(() => Response.json(problem, { status: 503, headers: { 'Retry-After': '7' } }));
  expect(await fault()).toMatchObject({ kind: 'problem', status: 503, problem, retryAfter: '7' });
  answers(() => new Response('<html>', { status: 502 }));
  expect(await fault()).toMatchObject({ kind: 'offline', status: 502 });
});

it('a page of a captive portal is no picture', async () => {
  answers(() => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }));
  expect(await fault()).toMatchObject({ kind: 'offline', status: 200 });
  answers(() => new Response(new Uint8Array([1, 2]), { headers: { 'Content-Type': 'image/webp' } }));
  expect(new Uint8Array(await fetchPicture('a'.repeat(64)))).toEqual(new Uint8Array([1, 2]));
});
