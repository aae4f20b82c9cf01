import { learnerCalls } from '../../contract/calls/learner-calls';
import type { TokenSource } from './ask-anew';
import { type ApiError, type Client, type ClientParts, createClient } from './client';

interface Wires extends TokenSource {
  /** A token of exactly `uid`, or without one of whoever is signed in. */
  token: (uid?: string) => Promise<string | null>;
  /** Is aborted when the person who is here leaves. */
  ends?: () => AbortSignal;
  onDate: (date: number, sent: number, received: number) => void;
}

let wires: Wires = { token: async () => null, mint: async () => null, onRefused: () => undefined, onDate: () => undefined };

/** Connects calls to the session and the clock. session-here.ts calls this once, because this room may not import theirs. */
export function wire(parts: Wires): void {
  wires = parts;
}

/** Passes the Date header of our server's reply to the clock; `sent` and `received` are wall times around the request. */
export const hear = (response: Response, sent: number, received: number): void => {
  const date = Date.parse(response.headers.get('Date') ?? '');
  if (!Number.isNaN(date)) wires.onDate(date, sent, received);
};

/** Returns a token of exactly `uid`, or null. Throws {@link ApiError} `offline` if a later try may work. */
export const tokenOf = (uid: string): Promise<string | null> => wires.token(uid);

/** API address without a trailing slash. */
export const apiBase: string = import.meta.env.VITE_API_BASE_URL ?? '/api';

/** `fetch` for requests with a token: the one place of a page where a refused token is exchanged. What does so is loaded at the first refusal. */
export const fetchAsPerson: typeof fetch = async (url, init) => {
  const response = await fetch(url, init);
  return response.status === 401 ? (await import('./ask-anew')).askAnew(wires, response, url, init) : response;
};

/** The parts that connect a client to the clock, and to the session of whoever is signed in at the call. */
export const clientParts: ClientParts = {
  base: apiBase,
  token: () => wires.token(),
  fetch: fetchAsPerson,
  onReply: hear,
  ends: () => wires.ends?.(),
};

/** The same for what is one person's: no call goes out with another person's token. Without one of theirs it goes out with none. */
export const partsOf = (uid: string): ClientParts => ({ ...clientParts, token: () => tokenOf(uid) });

/** Makes a learner's call as whoever is signed in. Throws {@link ApiError}. */
export const call = createClient(learnerCalls, clientParts);

/** Makes learner's calls as exactly this person. Throws {@link ApiError}. */
export const callAs = (uid: string): Client => createClient(learnerCalls, partsOf(uid));
