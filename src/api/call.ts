import { learnerCalls } from '../../contract/calls/learner-calls';
import { type ClientParts, createClient } from './client';

type Wires = { token: () => Promise<string | null>; onDate: (date: number, sent: number, received: number) => void };

let wires: Wires = { token: async () => null, onDate: () => undefined };

/** Connects calls to the session and the clock; main.tsx does it once, because this room may not import theirs. */
export function wire(parts: Wires): void {
  wires = parts;
}

/** Tells the clock what a reply of ours says about the time; `sent` and `received` are wall readings around it. */
export const hear = (response: Response, sent: number, received: number): void => {
  const date = Date.parse(response.headers.get('Date') ?? '');
  if (!Number.isNaN(date)) wires.onDate(date, sent, received);
};

/** Whether a call that is made now carries a token. */
export const carriesToken = async (): Promise<boolean> => (await wires.token()) !== null;

/** Address of the API, without a slash at its end. */
export const apiBase: string = import.meta.env.VITE_API_BASE_URL ?? '/api';

/** What joins every call to the session and the clock. */
export const clientParts: ClientParts = { base: apiBase, token: () => wires.token(), onReply: hear };

/** Makes a learner's call as the person who is signed in. Throws {@link ApiError}. */
export const call = createClient(learnerCalls, clientParts);
