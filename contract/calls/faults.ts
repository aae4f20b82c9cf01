import * as v from 'valibot';
import type { Fault, Faults } from '../faults/fault';
import { faultIn, plainMessage } from '../faults/issue';
import { tooLongLists } from './list-bounds';

/** Faults that a refusal names. Of a body that is wrong in more places, these are enough to see why. */
export const mostFaults = 20;

/** The first faults, by path, one for each. Built by `fromEntries`: a field may be called `__proto__`. */
export const firstFaults = (faults: Iterable<readonly [path: string, why: Fault]>): Faults =>
  Object.fromEntries([...faults].slice(0, mostFaults));

function faultsFrom(issues: readonly v.BaseIssue<unknown>[]): Faults {
  const faults = new Map<string, Fault>();
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? 'body';
    if (!faults.has(path)) faults.set(path, faultIn(issue.message));
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
  const outcome = v.safeParse(schema, value, { abortPipeEarly: true, message: plainMessage });
  return outcome.success ? { output: outcome.output } : { faults: faultsFrom(outcome.issues) };
}
