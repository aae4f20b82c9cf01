import { englishFaults, inEnglish } from '../../contract/faults/english';
import type { Fault } from '../../contract/faults/fault';
import type { RuleCode } from '../../contract/faults/form-rules';
import { rules } from '../../contract/faults/form-rules';
import { faultIn } from '../../contract/faults/issue';
import { copy } from '../../src/copy/en/common';

const isFault = (value: object): value is Fault => 'code' in value && Object.hasOwn(englishFaults.of, String(value.code));

/** A value with each fault in it as the English sentence that people read. */
export function asRead(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isFault(value)) return inEnglish(value);
  if (Array.isArray(value)) return value.map(asRead);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asRead(inner)]));
}

/** The sentence that a rule of a valibot schema carries. */
export const messageRead = (message: string): string => inEnglish(faultIn(message));

/** The sentence of a rule of a form. */
export const ruleRead = (rule: RuleCode | null): string | null => rule && rules[rule];

/** The sentence of a rule of a person's form. */
export const personRuleRead = (rule: Parameters<typeof copy.personRule>[0] | null): string | null => rule && copy.personRule(rule);
