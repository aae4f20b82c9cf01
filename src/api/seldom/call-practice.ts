import { practiceCalls } from '../../../contract/calls/practice-calls';
import { clientParts } from '../call';
import { type Client, createClient } from '../client';

/** Makes calls of the practice log with a token of one person; null: there is none. Throws {@link ApiError}. */
export const practiceClient = (token: () => Promise<string | null>): Client<keyof typeof practiceCalls> =>
  createClient<keyof typeof practiceCalls>(practiceCalls, { ...clientParts, token });
