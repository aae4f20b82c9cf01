import { afterEach, expect, it, vi } from 'vitest';
import { calls } from '../../../contract/calls/calls';
import { ApiError, createClient } from '../../../src/api/client';
import { endLookUps, lookUpsEnd } from '../../../src/session/identity/look-ups';

afterEach(() => void vi.restoreAllMocks());

const client = (fetch: typeof globalThis.fetch) =>
  createClient(calls, { base: '/api', token: async () => 'token', fetch, timeoutMs: 1_000, uploadMs: 90_000 });

it('waits longer for a sheet than for any other call: 10 MB take minutes on a slow line', async () => {
  const patience = vi.spyOn(AbortSignal, 'timeout');
  const call = client(async () => Response.json([]));
  await call('getExams', {});
  await call('uploadQuestions', { file: new File(['x'], 'a.xlsx') }).catch(() => undefined);
  expect(patience.mock.calls).toEqual([[1_000], [90_000]]);
});

it('reports a slow connection, not an offline one, when the time limit is reached', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')));
  const call = client(async (_, init) => {
    init?.signal?.throwIfAborted();
    return Response.json([]);
  });
  const fault = await call('getExams', {}).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(ApiError);
  expect((fault as ApiError).kind).toBe('slow');
});

it('ends look-ups of a person who leaves, and nothing that is written', async () => {
  const asked: string[] = [];
  const fetch = (_: RequestInfo | URL, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      asked.push(init?.method ?? '');
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  const call = createClient(calls, { base: '/api', token: async () => 'token', fetch, ends: lookUpsEnd });
  const ends: unknown[] = [];
  const noted = (made: Promise<unknown>) => void made.catch((error: unknown) => ends.push(error));
  noted(call('getExams', {}));
  noted(call('createGroup', { body: { name: 'Kota' } }));
  await vi.waitFor(() => expect(asked).toEqual(['GET', 'POST']));
  endLookUps();
  await vi.waitFor(() => expect(ends).toEqual([new ApiError('offline')]));
  // The next person's are asked as ever.
  noted(call('getExams', {}));
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  expect(ends).toHaveLength(1);
});
