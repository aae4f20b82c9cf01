import * as v from 'valibot';
import { ReceivedFaultSchema } from '../faults/received';

/** Every refusal code with its HTTP status. The list is closed: a new code changes the contract. */
export const problemStatus = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  /** The institute has blocked this person; no request changes that. */
  'shut-out': 403,
  /** The paper opens later. */
  'not-open': 403,
  /** The last time of a start is over. */
  closed: 403,
  /** Results are released later. */
  'not-released': 403,
  'not-found': 404,
  'already-exists': 409,
  'already-submitted': 409,
  /** What is one person's came with another person's token. */
  'other-person': 409,
  /** Others name it, so it stays. */
  'in-use': 409,
  'too-slow': 408,
  'too-large': 413,
  'unsupported-type': 415,
  'too-few-questions': 422,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof problemStatus;

/** What our server writes into every refusal. Versions up to 0.10.0 write nothing. */
export const portalMark = 'exam-portal';

export const ProblemSchema = v.object({
  code: v.picklist(Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]]),
  message: v.string(),
  /** The time that `not-open`, `closed` and `not-released` are about. */
  at: v.optional(v.string()),
  /** The message as data (`contract/faults/refusals.ts`). */
  reason: v.optional(ReceivedFaultSchema),
  /** Dotted path of the field → reason, e.g. `answers.3.questionId`. */
  fields: v.optional(v.record(v.string(), v.string())),
  /** The same as data, under the same paths. `reason` and `reasons` are absent where a server sends none, and where all of it would be too large. */
  reasons: v.optional(v.record(v.string(), ReceivedFaultSchema)),
  /** {@link portalMark}: another machine on the way may answer with the same codes. */
  from: v.optional(v.string()),
});

/** The body of every refusal. */
export type Problem = v.InferOutput<typeof ProblemSchema>;

/** Reads a refusal: its shape, under the status of its code. Null for any other reply, which is not from our server. */
export function problemIn(status: number, body: unknown): Problem | null {
  const problem = v.safeParse(ProblemSchema, body);
  return problem.success && problemStatus[problem.output.code] === status ? problem.output : null;
}

/** Refusals of a hand-in that a repeat does not change soon. A device believes them only with {@link portalMark}, and repeats seldom. */
export const handInRefusals: readonly ProblemCode[] = ['invalid', 'forbidden', 'not-found', 'too-large', 'unsupported-type'];
