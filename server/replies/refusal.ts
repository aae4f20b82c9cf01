import { type Problem, type ProblemCode, portalMark, problemStatus } from '../../contract/calls/problem';
import type { Faults } from '../../contract/faults/fault';
import type { RefusalReason } from '../../contract/faults/refusals';
import { refusalInEnglish } from '../../contract/faults/refusals';
import type { NeededRight } from '../../contract/people/rights';
import { namedFields, shortMessage, shortPaths, shortReasons, shortTexts } from './short';

/** Bytes of a refusal's body at most. */
const mostBytes = 10_000;

const sizeOf = (problem: Problem): number => Buffer.byteLength(JSON.stringify(problem));

/**
 * A call refused on purpose. Code below a handler throws it; the reply is the specification's `Problem` under the status of its code. All texts are cut
 * short here, so that no refusal is larger than 10 kB.
 */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly reason: RefusalReason;
  /** Dotted path of a field → fault. */
  readonly fields: Faults | undefined;
  /** Seconds after which the client may try again. */
  readonly retryAfter: number | undefined;
  /** The time that the refusal is about, in ISO 8601. */
  readonly at: string | undefined;

  constructor(code: ProblemCode, reason: RefusalReason, more: { fields?: Faults; retryAfter?: number; at?: string } = {}) {
    super(shortMessage(refusalInEnglish(reason)));
    this.code = code;
    this.reason = shortTexts(reason);
    this.fields = more.fields && shortPaths(more.fields);
    this.retryAfter = more.retryAfter;
    this.at = more.at;
  }

  get status() {
    return problemStatus[this.code];
  }

  toProblem(): Problem {
    const { code, message, at, reason, fields } = this;
    // What is undefined is not written.
    if (fields === undefined) return { code, message, at, reason, from: portalMark };
    const said = { code, message, fields: shortReasons(fields), from: portalMark };
    const whole = { ...said, reason, reasons: fields };
    // Sentences before codes: every reader has a use for them.
    return sizeOf(whole) > mostBytes ? said : whole;
  }
}

/** 400 that names each field and its fault. */
export const invalid = (fields: Faults): Refusal =>
  new Refusal('invalid', { code: 'fields-not-valid', ...namedFields(fields) }, { fields });

/** 503: try again in a few seconds. */
export const unavailable = (reason: RefusalReason, retryAfter = 5): Refusal => new Refusal('unavailable', reason, { retryAfter });

/** 403: any of these rights would do. */
export const rightMissing = (needed: NeededRight): Refusal => new Refusal('forbidden', { code: 'right-missing', rights: [...needed] });

/** 409: another one has this name. */
export const nameTaken = (name: string): Refusal =>
  new Refusal('already-exists', { code: 'name-taken', name }, { fields: { name: { code: 'there-already' } } });
