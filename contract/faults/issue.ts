import type * as v from 'valibot';
import type { Fault } from './fault';

/** A fault as the message of a valibot rule, which takes texts only; {@link faultIn} reads it. */
/* @__NO_SIDE_EFFECTS__ */
export const carried = (fault: Fault): string => JSON.stringify(fault);

/** The fault of a rule whose schema names none. It never repeats the value. */
function plainFault({ kind, type, expected, requirement, input }: v.BaseIssue<unknown>): Fault {
  if (kind === 'schema' && (type === 'object' || type === 'strict_object')) {
    if (expected === 'never') return { code: 'unknown-field' };
    return { code: expected === 'Object' ? 'not-an-object' : 'missing' };
  }
  switch (type) {
    case 'string':
      return { code: 'not-a-text' };
    case 'number':
      return { code: 'not-a-number' };
    case 'array':
      return { code: 'not-a-list' };
    case 'non_empty':
      return { code: 'required' };
    case 'max_length':
      return { code: typeof input === 'string' ? 'too-many-characters' : 'too-many-entries', most: Number(requirement) };
    default:
      return { code: 'not-right' };
  }
}

/** What valibot is asked to say where a schema names no fault: hand it over as `message`. */
export const plainMessage = (issue: v.BaseIssue<unknown>): string => carried(plainFault(issue));

/** The fault that a message carries. */
export const faultIn = (message: string): Fault => JSON.parse(message) as Fault;
