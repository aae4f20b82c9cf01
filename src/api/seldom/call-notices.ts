import { ownNoticeCalls } from '../../../contract/calls/notice-calls';
import { clientParts } from '../call';
import { type Client, createClient } from '../client';

/** Makes a person's call about notices with a token of that person; null: there is none. Throws {@link ApiError}. */
export const noticeClient = (token: () => Promise<string | null>): Client<keyof typeof ownNoticeCalls> =>
  createClient<keyof typeof ownNoticeCalls>(ownNoticeCalls, { ...clientParts, token });
