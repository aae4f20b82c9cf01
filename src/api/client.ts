import * as v from 'valibot';
import { needsNewer } from '../../contract/assessment/needs/needs';
import type { Schema } from '../../contract/calls/call-shape';
import type { CallArgs, CallName, Calls, Reply } from '../../contract/calls/calls';
import type { LearnerCall } from '../../contract/calls/learner-calls';
import { totalHeader } from '../../contract/calls/page-header';
import { type Problem, problemIn } from '../../contract/calls/problem';
import { requestFor } from '../../contract/calls/request';

/**
 * Why a call failed. `offline`: the server was not reached. · `slow`: no reply in time. · `problem`: a refusal; `problem` and `status` say
 * why. · `outdated`: the reply needs a newer version of this page (contract/assessment/needs).
 */
export class ApiError extends Error {
  readonly kind: 'offline' | 'slow' | 'problem' | 'outdated';
  readonly status: number | null;
  readonly problem: Problem | null;
  /** The Retry-After and Date headers of our server's refusal, unparsed. */
  readonly retryAfter: string | null;
  readonly date: string | null;

  constructor(kind: ApiError['kind'], status: number | null = null, problem: Problem | null = null, headers?: Headers) {
    super(problem?.message ?? kind);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.problem = problem;
    this.retryAfter = headers?.get('Retry-After') ?? null;
    this.date = headers?.get('Date') ?? null;
  }
}

export interface ClientParts {
  /** API address without a trailing slash. */
  base: string;
  /** Returns a valid ID token, or null if no person is signed in. */
  token: () => Promise<string | null>;
  fetch?: typeof globalThis.fetch;
  /** Called with every reply of our server and the wall times around it; trusted time depends on it. */
  onReply?: (response: Response, sent: number, received: number) => void;
  timeoutMs?: number;
  /** Time-out of calls that carry a file: 10 MB take minutes on a slow line. */
  uploadMs?: number;
  /** Ends look-ups that are on their way: calls by GET, which change nothing. */
  ends?: () => AbortSignal | undefined;
  /** Reads a reply that is not JSON. If it rejects, the reply was not from our server. */
  bodyOf?: (response: Response) => Promise<unknown>;
}

export type Client<Known extends CallName = LearnerCall> = <N extends Known>(name: N, args: CallArgs<N>) => Promise<Reply<N>>;

/** The calls that a client knows. */
type Table<Known extends CallName> = Pick<Calls, Known>;

type Exchange<Known extends CallName> = <N extends Known>(name: N, args: CallArgs<N>) => Promise<{ reply: Reply<N>; headers: Headers }>;

function exchange<Known extends CallName>(
  calls: Table<Known>,
  {
    base,
    token,
    fetch = (...args) => globalThis.fetch(...args),
    onReply,
    timeoutMs = 20_000,
    uploadMs = 10 * 60_000,
    ends,
    bodyOf = (response) => response.json(),
  }: ClientParts,
): Exchange<Known> {
  return async (name, args) => {
    const { url, init } = requestFor(base, calls[name], args, await token());
    const sent = Date.now();
    const patience = 'upload' in calls[name] ? uploadMs : timeoutMs;
    const late = AbortSignal.timeout(patience);
    // Browsers of before 2024 cannot join two signals.
    const ended = init.method === 'GET' && 'any' in AbortSignal ? ends?.() : undefined;
    const signal = ended ? AbortSignal.any([late, ended]) : late;
    const response = await fetch(url, { ...init, signal, redirect: 'error' }).catch((error: unknown) => {
      throw new ApiError(error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'offline');
    });
    const received = Date.now();
    // Replies of other machines on the way must not set the clock.
    const heard = () => onReply?.(response, sent, received);
    return { reply: (await read(calls[name].reply, response, bodyOf, heard)) as never, headers: response.headers };
  };
}

/** Creates the function through which screens call the server. Every reply is validated against the contract. */
export function createClient<Known extends CallName>(calls: Table<Known>, parts: ClientParts): Client<Known> {
  const send = exchange(calls, parts);
  return async (name, args) => (await send(name, args)).reply;
}

/** A page of a list. `total`: the length of the whole list, or null if the server does not page and has sent the whole list. */
export interface ListPage<N extends CallName> {
  items: Reply<N>;
  total: number | null;
}

/** Creates the function for lists with pages. */
export function createPager<Known extends CallName>(
  calls: Table<Known>,
  parts: ClientParts,
): <N extends Known>(name: N, args: CallArgs<N>) => Promise<ListPage<N>> {
  const send = exchange(calls, parts);
  return async (name, args) => {
    const { reply, headers } = await send(name, args);
    const total = headers.get(totalHeader);
    return { items: reply, total: total === null ? null : Number(total) };
  };
}

async function read(
  schema: Schema,
  response: Response,
  bodyOf: (response: Response) => Promise<unknown>,
  onOurs: () => void,
): Promise<unknown> {
  // A captive portal answers 200 with its own page: a reply without our JSON is not from our server.
  const body = await (response.ok ? bodyOf(response) : response.json()).catch(() => {
    throw new ApiError('offline', response.status);
  });
  if (!response.ok) {
    const problem = problemIn(response.status, body);
    if (problem !== null) onOurs();
    // A proxy may ask for a day's wait; only our server's Retry-After counts.
    throw problem === null ? new ApiError('problem', response.status) : new ApiError('problem', response.status, problem, response.headers);
  }
  // Before its shape: a newer reply may have one that this version does not know.
  if (needsNewer(body)) throw new ApiError('outdated', response.status);
  const reply = v.safeParse(schema, body);
  if (!reply.success) throw new ApiError('offline', response.status);
  onOurs();
  return reply.output;
}
