import * as v from 'valibot';
import { type AccountCallName, type AccountCalls, accountCalls } from '../../../../contract/calls/account-calls';
import { type Problem, portalMark, problemIn } from '../../../../contract/calls/problem';
import { AccountRefusal } from './account-refusal';

/** Where to ask. `base`: the API's address without a trailing slash. */
export interface AccountServer {
  base: string;
  fetch: typeof fetch;
}

const patienceMs = 20_000;

/** What a person can act on, or is to know, though a later try may work. */
const toldReasons = ['passwords-being-checked', 'provider-away'];

/** Whether a refusal passes by itself, and says nothing that a person could act on. */
const isPassing = ({ code, reason }: Problem): boolean =>
  ['internal', 'unavailable', 'too-slow'].includes(code) && !toldReasons.includes(reason?.code ?? '');

type Body<N extends AccountCallName> = v.InferInput<AccountCalls[N]['body']>;
type Answer<N extends AccountCallName> = v.InferOutput<AccountCalls[N]['reply']>;

/**
 * Asks the portal at an address. Throws {@link AccountRefusal} for the server's own word, and `TypeError` for all that a later try may change: no reply, a
 * reply of something on the way, a server that cannot answer now.
 */
export async function askPortal<R extends v.GenericSchema>(
  fetch: AccountServer['fetch'],
  url: string,
  init: RequestInit,
  reply: R,
): Promise<v.InferOutput<R>> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(patienceMs) }).catch((error: unknown) => {
    throw new TypeError('The portal could not be reached.', { cause: error });
  });
  const said: unknown = await response.json().catch(() => null);
  const good = v.safeParse(reply, said);
  if (response.status === 200 && good.success) return good.output;
  const problem = problemIn(response.status, said);
  if (problem === null || problem.from !== portalMark || isPassing(problem)) throw new TypeError('Not a word of the portal.');
  throw new AccountRefusal(problem);
}

/** A `POST` with a JSON body. */
export const posting = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/** Makes a call of the portal's own accounts. Throws as {@link askPortal}. */
export async function askAccounts<N extends AccountCallName>({ base, fetch }: AccountServer, name: N, body: Body<N>): Promise<Answer<N>> {
  const { path, reply } = accountCalls[name];
  return (await askPortal(fetch, `${base}${path}`, posting(body), reply as v.GenericSchema)) as Answer<N>;
}
