import { createClient } from './client';

type Wires = { token: () => Promise<string | null>; onDate: (date: number, sent: number, received: number) => void };

let wires: Wires = { token: async () => null, onDate: () => undefined };

/** Connects calls to the session and the clock; main.tsx does it once, because this room may not import theirs. */
export function wire(parts: Wires): void {
  wires = parts;
}

/** Address of the API, without a slash at its end. */
export const apiBase: string = import.meta.env.VITE_API_BASE_URL ?? '/api';

/** Makes a call of the contract as the person who is signed in. Throws {@link ApiError}. */
export const call = createClient({
  base: apiBase,
  token: () => wires.token(),
  onDate: (date, sent, received) => wires.onDate(date, sent, received),
});
