import * as v from 'valibot';
import { type Faults, tooLongLists } from './list-bounds';

/** Faults that a refusal names. Of a body that is wrong in more places, these are enough to see why. */
export const mostFaults = 20;

/** Words for a rule whose schema has none of its own. They never repeat the value. */
function plainReason({ kind, type, expected, requirement, input }: v.BaseIssue<unknown>): string {
  if (kind === 'schema' && (type === 'object' || type === 'strict_object')) {
    if (expected === 'never') return 'is not a known field';
    return expected === 'Object' ? 'is not an object' : 'is missing';
  }
  switch (type) {
    case 'string':
      return 'is not a text';
    case 'number':
      return 'is not a number';
    case 'array':
      return 'is not a list';
    case 'non_empty':
      return 'is required';
    case 'max_length':
      return `has more than ${requirement} ${typeof input === 'string' ? 'characters' : 'entries'}`;
    default:
      return 'is not right';
  }
}

/** The first faults, by path, one for each. Built by `fromEntries`: a field may be called `__proto__`. */
export const firstFaults = (faults: Iterable<readonly [path: string, why: string]>): Faults =>
  Object.fromEntries([...faults].slice(0, mostFaults));

function faultsFrom(issues: readonly v.BaseIssue<unknown>[]): Faults {
  const faults = new Map<string, string>();
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? 'body';
    if (!faults.has(path)) faults.set(path, issue.message);
    if (faults.size === mostFaults) break;
  }
  return firstFaults(faults);
}

/**
 * Holds a value to a shape of the contract. Lengths of lists come before their items and each field has one fault, so that a wrong value costs
 * little however large it is.
 */
export function checkedAgainst<S extends v.GenericSchema>(schema: S, value: unknown): { output: v.InferOutput<S> } | { faults: Faults } {
  const tooLong = tooLongLists(schema, value);
  if (tooLong.size > 0) return { faults: firstFaults(tooLong) };
  const outcome = v.safeParse(schema, value, { abortPipeEarly: true, message: plainReason });
  return outcome.success ? { output: outcome.output } : { faults: faultsFrom(outcome.issues) };
}
