import { type Problem, type ProblemCode, problemStatus } from '../../contract/calls/problem';
import { namedFields, shortFaults, shortMessage } from './short';

/**
 * A call refused on purpose. Code below a handler throws it; the reply is the specification's `Problem` under the status of its code. All texts are cut
 * short here, so that no refusal is larger than 10 kB.
 */
export class Refusal extends Error {
  readonly code: ProblemCode;
  /** Dotted path of a field → reason. */
  readonly fields: Record<string, string> | undefined;
  /** Seconds after which the client may try again. */
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, message: string, more: { fields?: Record<string, string>; retryAfter?: number } = {}) {
    super(shortMessage(message));
    this.code = code;
    this.fields = more.fields && shortFaults(more.fields);
    this.retryAfter = more.retryAfter;
  }

  get status() {
    return problemStatus[this.code];
  }

  toProblem(): Problem {
    return { code: this.code, message: this.message, ...(this.fields && { fields: this.fields }) };
  }
}

/** 400 that names each field and its fault. */
export const invalid = (fields: Record<string, string>): Refusal =>
  new Refusal('invalid', `Not valid: ${namedFields(fields)}.`, { fields });

/** 503: try again in a few seconds. */
export const unavailable = (message: string, retryAfter = 5): Refusal => new Refusal('unavailable', message, { retryAfter });
