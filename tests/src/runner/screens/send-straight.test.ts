import { afterEach, expect, it, vi } from 'vitest';
import { wire } from '../../../../src/api/call';
import { send } from '../../../../src/runner/screens/store/send-straight';

const body = { assessmentId: 7, timeTaken: 60, submitted: true as const, answers: [] };
const signedInWith = (token: string | null) => wire({ token: async () => token, onDate: () => undefined });

afterEach(() => {
  vi.unstubAllGlobals();
  signedInWith(null);
});

it('a hand-in from memory is not sent without a token, and is tried again', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  signedInWith(null);
  expect(await send(body)).toEqual({ afterMs: 0 });
  expect(fetch).not.toHaveBeenCalled();
});

it('a hand-in from memory is sent with the token of the signed-in person', async () => {
  const receipt = { assessmentId: 7, submitted: true, submittedAt: '2026-02-03T09:00:00.000Z' };
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(JSON.stringify(receipt)));
  vi.stubGlobal('fetch', fetch);
  signedInWith('t1');
  expect(await send(body)).toBe('filed');
  expect(new Headers(fetch.mock.calls[0]?.[1].headers).get('Authorization')).toBe('Bearer t1');
});
