import * as v from 'valibot';
import { type CallArgs, type CallName, calls, type Reply } from '../../contract/calls';
import { type Problem, ProblemSchema } from '../../contract/problem';
import { requestFor } from '../../contract/request';

/**
 * Why a call brought no reply. `offline`: the server was not reached · `slow`: it did not answer in time · `problem`: it
 * refused, and `problem` and `status` say why.
 */
export class ApiError extends Error {
  readonly kind: 'offline' | 'slow' | 'problem';
  readonly status: number | null;
  readonly problem: Problem | null;

  constructor(kind: ApiError['kind'], status: number | null = null, problem: Problem | null = null) {
    super(problem?.message ?? (kind === 'slow' ? 'The server did not answer in time.' : 'The server could not be reached.'));
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.problem = problem;
  }
}

interface ClientParts {
  /** API address without a slash at its end. */
  base: string;
  /** A valid ID token, or null when nobody is signed in. */
  token: () => Promise<string | null>;
  fetch?: typeof globalThis.fetch;
  /** Told the Date header of every reply and the wall times around it; trusted time is built on it. */
  onDate?: (date: number, sent: number, received: number) => void;
  timeoutMs?: number;
}

export type Client = <N extends CallName>(name: N, args: CallArgs<N>) => Promise<Reply<N>>;

/** Makes the one function through which screens talk to the server. Replies are checked against the contract before anyone sees them. */
export function createClient({
  base,
  token,
  fetch = (...args) => globalThis.fetch(...args),
  onDate,
  timeoutMs = 20_000,
}: ClientParts): Client {
  return async (name, args) => {
    const { url, init } = requestFor(base, name, args, await token());
    const sent = Date.now();
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' }).catch((error: unknown) => {
      throw new ApiError(error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'offline');
    });
    const date = Date.parse(response.headers.get('Date') ?? '');
    if (!Number.isNaN(date)) onDate?.(date, sent, Date.now());
    return read(name, response);
  };
}

async function read<N extends CallName>(name: N, response: Response): Promise<Reply<N>> {
  // A captive portal answers 200 with a page of its own: what is not our JSON was not our server.
  const body: unknown = await response.json().catch(() => {
    throw new ApiError('offline', response.status);
  });
  if (!response.ok) {
    const problem = v.safeParse(ProblemSchema, body);
    throw new ApiError('problem', response.status, problem.success ? problem.output : null);
  }
  const reply = v.safeParse(calls[name].reply, body);
  if (!reply.success) throw new ApiError('offline', response.status);
  return reply.output as Reply<N>;
}
