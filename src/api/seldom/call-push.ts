import { pushCalls } from '../../../contract/calls/push-calls';
import { clientParts } from '../call';
import { type Client, createClient } from '../client';

/** Makes a person's calls about news with a token of that person; null: there is none. Throws {@link ApiError}. */
export const pushClient = (token: () => Promise<string | null>): Client<keyof typeof pushCalls> =>
  createClient<keyof typeof pushCalls>(pushCalls, { ...clientParts, token });
