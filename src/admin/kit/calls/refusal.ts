import type * as v from 'valibot';
import { type CallArgs, type CallName, calls } from '../../../../contract/calls/calls';
import { checkedAgainst } from '../../../../contract/calls/faults';
import type { Faults } from '../../../../contract/faults/fault';
import type { RuleCode } from '../../../../contract/faults/form-rules';
import { ApiError } from '../../../api/client';
import type { AdminWords } from '../../words/use-admin-copy';
import { type Reason, reasonFrom, refusalReasonFrom } from '../../words/wording/reasons';
import { overtakenBy, saverSaid } from './overtaken';

/** Why a form was not taken: the sentence, what is known beyond it, and the dotted paths of the fields at fault. */
export interface FormRefusal {
  sentence: string;
  details: string[];
  fields: string[];
  /** Who saved meanwhile, and when, where that is why. */
  savedBy?: string;
}

/** Why a form was not taken, before it is worded in a language: a rule of ours, what a call threw, or what a form says itself. */
export type Cause =
  | { is: 'rule'; rule: RuleCode | null; faults: Faults }
  | { is: 'thrown'; error: unknown /** The call's arguments as JSON. */; sent?: string }
  | { is: 'said'; by: (copy: AdminWords) => FormRefusal };

/** What a form would send as it stands. */
export interface Sendable<N extends CallName> {
  args: CallArgs<N>;
  /** A rule that is broken. */
  fault?: RuleCode | null;
  /** Fields that a rule beyond the contract's shapes names. */
  faults?: Faults;
}

const namedFields = (faults: Record<string, Reason>, copy: AdminWords, call?: CallName): string[] =>
  Object.entries(faults).map(([path, why]) => copy.fault(copy.fieldName(path, call), why));

function bodyFaults(name: CallName, args: unknown): Faults {
  const { body, query } = args as { body?: unknown; query?: unknown };
  const shape = calls[name] as { body?: v.GenericSchema; query?: v.GenericSchema };
  const schema = shape.body ?? shape.query;
  const checked = schema && checkedAgainst(schema, body ?? query);
  return checked && 'faults' in checked ? checked.faults : {};
}

/** What a form may not be sent with: a rule's own sentence, or else every field the contract, or `more`, would refuse. */
export function refusedHere<N extends CallName>(name: N, args: CallArgs<N>, rule: RuleCode | null, more: Faults = {}): Cause | null {
  const faults = { ...bodyFaults(name, args), ...more };
  return rule === null && Object.keys(faults).length === 0 ? null : { is: 'rule', rule, faults };
}

/**
 * What is left of a refusal while its form is put right. A rule holds until it is kept, a field until it is right; what comes to light only then
 * waits for the next try. What the server says of fields holds for what was sent alone.
 */
export function stillHolds<N extends CallName>(name: N, cause: Cause, { args, fault = null, faults = {} }: Sendable<N>): Cause | null {
  if (cause.is === 'said') return cause;
  if (cause.is === 'thrown') return Object.keys(fieldsIn(cause.error)).length > 0 && cause.sent !== JSON.stringify(args) ? null : cause;
  const now = { ...bodyFaults(name, args), ...faults };
  const left = Object.fromEntries(Object.entries(now).filter(([path]) => path in cause.faults));
  if (cause.rule !== null) return cause.rule === fault ? { ...cause, faults: left } : null;
  return Object.keys(left).length === 0 ? null : { ...cause, faults: left };
}

/** Why a call brought nothing, in words. */
export function reasonOf(error: unknown, copy: AdminWords): string {
  if (!(error instanceof ApiError)) return copy.unexpected;
  if (error.kind === 'offline' && !navigator.onLine) return copy.offline;
  const { kind, problem } = error;
  if (problem === null) return copy.unanswered[kind];
  const reason = refusalReasonFrom(problem.reason);
  return reason === null ? copy.refusal(problem) : copy.refusedBecause(reason);
}

/** Why the server refused which fields. */
export function fieldsIn(error: unknown): Record<string, Reason> {
  const { fields = {}, reasons = {} } = (error instanceof ApiError && error.problem) || {};
  return Object.fromEntries(Object.entries(fields).map(([path, sentence]) => [path, reasonFrom(reasons[path], sentence)]));
}

/** Whether all that the server says is which fields are not valid, and each of them says what is wrong with it. */
function isSaidByFields(error: unknown, faults: Record<string, Reason>): boolean {
  const reason = error instanceof ApiError ? refusalReasonFrom(error.problem?.reason) : null;
  return reason?.code === 'fields-not-valid' && !reason.hasMore && reason.names.every((name) => name in faults);
}

/** What the server, or the way to it, refused. */
export function refusedThere(sentence: string, error: unknown, copy: AdminWords, call?: CallName, own = ''): FormRefusal {
  const faults = fieldsIn(error);
  const why = isSaidByFields(error, faults) ? [] : [reasonOf(error, copy)];
  const saver = overtakenBy(error);
  const savedBy = saver && saverSaid(saver, copy, own);
  const who = savedBy === null ? [] : [copy.changedMeanwhile(savedBy)];
  return {
    sentence,
    details: [...why, ...who, ...namedFields(faults, copy, call)],
    fields: Object.keys(faults),
    ...(savedBy !== null && { savedBy }),
  };
}

/** A cause in a language; `failed` is the sentence for a call that brought nothing, `own` the address of the admin who reads it. */
export function refusalFrom(cause: Cause, failed: string, copy: AdminWords, call: CallName, own = ''): FormRefusal {
  if (cause.is === 'thrown') return refusedThere(failed, cause.error, copy, call, own);
  if (cause.is === 'said') return cause.by(copy);
  const fields = Object.keys(cause.faults);
  if (cause.rule !== null) return { sentence: copy.rule(cause.rule), details: [], fields };
  return { sentence: copy.checkFields, details: namedFields(cause.faults, copy, call), fields };
}
