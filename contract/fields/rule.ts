import type * as v from 'valibot';
import type { Fault } from '../faults/fault';
import { carried } from '../faults/issue';

/** A rule over some fields of a body, reported at one of them. */
export interface Rule<Body> {
  fields: readonly (keyof Body & string)[];
  at: keyof Body & string;
  isKept: (body: Body) => boolean;
  fault: Fault;
}

interface Checked {
  value: unknown;
  issues?: readonly v.BaseIssue<unknown>[] | undefined;
}

/**
 * What a `rawCheck` adds for each rule that a body breaks. A rule is looked at once its fields are right by themselves. valibot's `forward` compares each
 * issue with every earlier one, which takes minutes for 100,000 wrong values wherever a schema is not told to stop early.
 */
export function brokenRules<Body extends object>(
  { value, issues = [] }: Checked,
  rules: readonly Rule<Body>[],
): { message: string; path: [v.ObjectPathItem] }[] {
  const wrong = new Set(issues.map(({ path }) => path?.[0].key));
  if (wrong.has(undefined)) return [];
  return rules
    .filter(({ fields, isKept }) => !fields.some((field) => wrong.has(field)) && !isKept(value as Body))
    .map(({ at, fault }) => {
      const input = value as Record<string, unknown>;
      return { message: carried(fault), path: [{ type: 'object', origin: 'value', input, key: at, value: input[at] }] };
    });
}
