import type * as v from 'valibot';
import type { ProblemCode } from './problem';

/**
 * Who may make a call.
 * `signed-in`: any verified token · `user`, `admin`: that role · `self`: a `user` or `admin` whose uid is the one in the path or body · `self-or-admin`: either.
 */
export type Who = 'signed-in' | 'user' | 'admin' | 'self' | 'self-or-admin';

export type Schema = v.GenericSchema<unknown, unknown>;

export interface CallShape {
  method: 'GET' | 'POST';
  /** Below the API base; `:name` stands for a path parameter. */
  path: `/${string}`;
  who: Who;
  params?: Schema;
  query?: Schema;
  /** JSON body. */
  body?: Schema;
  /** Its largest size in bytes, where that is not the usual one. */
  bodyBytes?: number;
  /** A multipart form with one part named `file`, in place of a JSON body: what it is, and how many bytes it may have. */
  upload?: { what: string; maxBytes: number };
  /** The reply is the same whoever asks: neither role nor uid is looked at beyond what the token proves. */
  isSameForAll?: true;
  reply: Schema;
  /** Media type of a reply that is bytes and no JSON. */
  bytes?: string;
  /** Refusals beyond the ones every call may answer ({@link commonProblems}). */
  problems: readonly ProblemCode[];
}

/** Refusals any call may answer. */
export const commonProblems = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'shut-out',
  'too-slow',
  'too-large',
  'unsupported-type',
  'too-many-requests',
  'internal',
  'unavailable',
] as const satisfies readonly ProblemCode[];
