import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchPatiently } from '../../../../src/admin/bank/export/fetch-pictures';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const date = 'Sun, 01 Mar 2026 09:00:00 GMT';
const picture = () => new Response(new Uint8Array([1, 2]), { headers: { 'Content-Type': 'image/webp' } });

/** A server that gives these replies one after the other, and then the picture. Returns what it was asked. */
function answers(...refusals: (() => Response)[]) {
  const fetch = vi.fn(async () => (refusals.shift() ?? picture)());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
const refusal = (status: number, code: string, retryAfter?: string) => () =>
  Response.json({ code, message: 'Busy.' }, { status, headers: { Date: date, ...(retryAfter && { 'Retry-After': retryAfter }) } });
const hash = 'a'.repeat(64);

it.each([
  ['of too many requests, in seconds', refusal(429, 'too-many-requests', '7')],
  ['of too many requests, by a date', refusal(429, 'too-many-requests', 'Sun, 01 Mar 2026 09:00:07 GMT')],
  ['of a busy server', refusal(503, 'unavailable', '7')],
])('a picture is asked for again behind the wait %s, and not together with all others', async (_, refused) => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const fetch = answers(refused, refused);
  const fetched = fetchPatiently(hash, () => true);
  await vi.advanceTimersByTimeAsync(7_499);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetch).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(fetch).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(new Uint8Array(await fetched)).toEqual(new Uint8Array([1, 2]));
});

it('a picture is not requested again where the server names no wait, or where no screen shows it any more', async () => {
  const wanted = answers(refusal(404, 'not-found'));
  await expect(fetchPatiently(hash, () => true)).rejects.toMatchObject({ status: 404 });
  expect(wanted).toHaveBeenCalledTimes(1);
  const unwanted = answers(refusal(429, 'too-many-requests', '7'));
  await expect(fetchPatiently(hash, () => false)).rejects.toMatchObject({ status: 429 });
  expect(unwanted).toHaveBeenCalledTimes(1);
});
