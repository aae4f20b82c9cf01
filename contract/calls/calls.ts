import type * as v from 'valibot';
import { assessmentCalls } from './assessment-calls';
import { cachedPaperCalls } from './cached-papers';
import type { CallShape, Schema } from './call-shape';
import { categoryCalls } from './category-calls';
import { chanceCalls } from './chance-calls';
import { dataCalls } from './data-calls';
import { dayCalls } from './day-calls';
import { drawnCalls } from './drawn-calls';
import { instituteCalls } from './institute-calls';
import { learnerCalls } from './learner-calls';
import { noticeCalls, ownNoticeCalls } from './notice-calls';
import { ownReportCalls } from './own-report-calls';
import { passageCalls } from './passage-calls';
import { peopleCalls } from './people-calls';
import { practiceCalls } from './practice-calls';
import { pushCalls } from './push-calls';
import { questionCalls } from './question-calls';
import { regradeCalls } from './regrade-calls';
import { reportCalls } from './report-calls';
import { resultsCalls } from './results-calls';
import { scheduledCalls } from './scheduled-calls';

/**
 * The table of calls: the 18 calls of spec §7, and ours beyond; a learner's, then an admin's. Client, worker, server and tests all read
 * this table.
 */
export const calls = {
  ...learnerCalls,
  ...scheduledCalls,
  ...cachedPaperCalls,
  ...dataCalls,
  ...practiceCalls,
  ...ownReportCalls,
  ...reportCalls,
  ...pushCalls,
  ...ownNoticeCalls,
  ...noticeCalls,
  ...dayCalls,
  ...instituteCalls,
  ...assessmentCalls,
  ...categoryCalls,
  ...drawnCalls,
  ...questionCalls,
  ...passageCalls,
  ...resultsCalls,
  ...regradeCalls,
  ...chanceCalls,
  ...peopleCalls,
} as const satisfies Record<string, CallShape>;

export type Calls = typeof calls;
export type CallName = keyof Calls;

type Part<Call, K extends string, Side extends 'in' | 'out'> = Call extends { [key in K]: infer S extends Schema }
  ? { [key in K]: Side extends 'in' ? v.InferInput<S> : v.InferOutput<S> }
  : unknown;
/** A query without required fields may be omitted. */
type Optional<P> = P extends { query: infer Q } ? (Record<never, never> extends Q ? Partial<P> : P) : P;
type Upload<Call, T> = Call extends { upload: object } ? { file: T } : unknown;

/** A caller's arguments: `{ params?, query?, body?, file? }`, only the parts that the call has. */
export type ArgsOf<Call> = Part<Call, 'params', 'in'> & Optional<Part<Call, 'query', 'in'>> & Part<Call, 'body', 'in'> & Upload<Call, File>;
export type CallArgs<N extends CallName> = ArgsOf<Calls[N]>;

/** A handler's arguments: the same parts, validated; an upload arrives as its bytes and its name. */
export type HandlerArgs<N extends CallName> = Part<Calls[N], 'params', 'out'> &
  Part<Calls[N], 'query', 'out'> &
  Part<Calls[N], 'body', 'out'> &
  Upload<Calls[N], { name: string; bytes: Uint8Array }> &
  (Calls[N] extends { hasBodyHash: true } ? { bodyHash: string } : unknown);

/** Whether a call's reply is the same for every caller. */
export type NeedsNoRole<N extends CallName> = Calls[N] extends { needsNoRole: true } ? true : false;

/** The reply as the client reads it. */
export type Reply<N extends CallName> = v.InferOutput<Calls[N]['reply']>;
/** The reply as the server writes it: the input of the reader's schema. */
export type ReplyBody<N extends CallName> = v.InferInput<Calls[N]['reply']>;

/** Calls for lists with pages. */
export type PagedCall =
  | 'getQuestions'
  | 'getAssessments'
  | 'getPeople'
  | 'getTrail'
  | 'getResultRows'
  | 'getRoster'
  | 'getPassages'
  | 'getReports'
  | 'getSittings'
  | 'getAbsent'
  | 'getChances';

/** Calls without required arguments. */
export type BareCall = { [N in CallName]: Record<never, never> extends CallArgs<N> ? N : never }[CallName];
