import type * as v from 'valibot';
import type { NeededRight } from '../people/rights';
import type { ProblemCode } from './problem';

/** `DELETE` has a JSON body, as `POST` has. */
export type CallMethod = 'GET' | 'POST' | 'DELETE';

export type Schema = v.GenericSchema<unknown, unknown>;

/**
 * What an admin who has groups (ADR 72) gets of a call. `shared`: everything, for it belongs to no group. · `groups`: what is of the admin's own groups; all
 * else is answered as what does not exist. · `whole`: nothing, only an admin of the whole institute may make the call.
 */
export type CallScope = 'shared' | 'groups' | 'whole';

/**
 * Who may make a call. `signed-in`: any verified token. · `user`, `admin`: that role. · `self`: a `user` or `admin` whose uid is in the path or body. ·
 * `self-or-admin`: that person, or an admin. What an admin may do says which right it needs, and what an admin with groups gets: it does not compile without.
 */
type Caller =
  | { who: 'admin' | 'self-or-admin'; right: NeededRight; scope: CallScope }
  | { who: 'signed-in' | 'user' | 'self'; right?: never; scope?: never };

export type CallShape = Caller & {
  method: CallMethod;
  /** Below the API base; `:name` is a path parameter. */
  path: `/${string}`;
  params?: Schema;
  query?: Schema;
  /** JSON body. */
  body?: Schema;
  /** The handler gets the SHA-256 of the body's bytes too, in base64url. */
  hasBodyHash?: true;
  /** Largest body in bytes, if not the usual one. */
  bodyBytes?: number;
  /** Most texts in the body, names of fields among them, if not the usual number. */
  bodyTexts?: number;
  /** A multipart form with one part named `file`, in place of a JSON body: its content, and its largest size in bytes. */
  upload?: { what: string; maxBytes: number };
  /** No role is looked up: the token alone tells what a learner gets. A handler asks for the role where an admin gets another reply (`Asker.resolve`). */
  needsNoRole?: true;
  reply: Schema;
  /** Media types of a binary reply. */
  bytes?: string | readonly string[];
  /** Media type of the file that a query may ask for in place of the JSON. */
  alsoFile?: string;
  /** Refusals of this call, in addition to {@link commonProblems}. */
  problems?: readonly ProblemCode[];
};

/** Refusals of any call. */
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
