import { type Problem, type ProblemCode, problemStatus } from '../../contract/calls/problem';
import { namedFields, shortFaults, shortMessage } from './short';

/**
 * A call refused on purpose. Thrown anywhere below a handler; it leaves as the body of spec-wide `Problem` under its own status. Whatever is said of it
 * is cut short here, so that no refusal is larger than 10 kB.
 */
export class Refusal extends Error {
  readonly code: ProblemCode;
  /** Dotted path of the field → why it was refused. */
  readonly fields: Record<string, string> | undefined;
  /** Seconds after which asking again makes sense. */
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

/** 400 that names what was wrong where. */
export const invalid = (fields: Record<string, string>): Refusal =>
  new Refusal('invalid', `Not valid: ${namedFields(fields)}.`, { fields });

/** 503: try again in a few seconds. */
export const unavailable = (message: string, retryAfter = 5): Refusal => new Refusal('unavailable', message, { retryAfter });
