import { problemIn } from './problem';

/** Returns another token of the same person than `refused`; null if there is none. Rejects while a token cannot be had. Hears of a second refusal as well. */
export type OtherToken = (refused: string) => Promise<string | null>;

/**
 * Answers for a request of `requestFor` that got `response`: where our server refuses the token, the request is made once more with another one. A 401 is answered
 * before anything is done, so every call may be repeated. Without another token the refusal is the answer; rejects as {@link OtherToken}.
 */
export async function answered(
  ask: typeof globalThis.fetch,
  other: OtherToken,
  response: Response,
  url: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const refusedIn = async (reply: Response, headers: HeadersInit | undefined): Promise<string | null> => {
    const token = (headers as Record<string, string> | undefined)?.Authorization?.slice('Bearer '.length);
    if (reply.status !== 401 || token === undefined) return null;
    const copy = reply.clone();
    // A 401 of another machine on the way is no word about the token.
    return problemIn(401, await copy.json().catch(() => null)) === null ? null : token;
  };
  const refused = await refusedIn(response, init?.headers);
  const token = refused === null ? null : await other(refused);
  if (token === null) return response;
  const headers = { ...init?.headers, Authorization: `Bearer ${token}` };
  const second = await ask(url, { ...init, headers });
  if ((await refusedIn(second, headers)) !== null) await other(token);
  return second;
}

/** A `fetch` whose answers are those of {@link answered}. */
export const fetchAnew =
  (ask: typeof globalThis.fetch, other: OtherToken): typeof globalThis.fetch =>
  async (url, init) =>
    answered(ask, other, await ask(url, init), url, init);
