import type { Context } from 'hono';
import type { CallName } from '../../contract/calls/calls';
import { type Answer, jsonAnswer } from './response';

/** What is known of a request while it is answered. */
export type Asked = {
  Variables: {
    requestId: string;
    call: CallName;
    /** Headers that every reply carries. */
    dress: Record<string, string>;
  };
};

/** An answer as a response. Headers as a plain record: to build the standard's own `Headers` takes longer than to mark a submission. */
export const respond = (c: Context<Asked>, { status, headers, body }: Answer): Response =>
  new Response(body, { status, headers: { ...c.get('dress'), ...headers } });

/** A value as a response. */
export const json = (c: Context<Asked>, ...what: Parameters<typeof jsonAnswer>): Response => respond(c, jsonAnswer(...what));
