import * as v from 'valibot';
import { carried } from '../faults/issue';

/** What an admin may do (ADR 64). `results`: sees people, their sittings and their results. `everything`: the other three, and all that is no one's alone. */
export const rights = ['edit-questions', 'make-tests', 'results', 'everything'] as const;
export type Right = (typeof rights)[number];

/** What an admin needs for a call: one of these rights, or only the role. The right to everything is enough for every call. */
export type NeededRight = 'any' | readonly [Right, ...Right[]];

/** The rights that an admin is given; given without any, the admin may do everything. */
export const RightsSchema = v.pipe(
  v.array(v.picklist(rights, carried({ code: 'not-a-right' }))),
  v.minLength(1, carried({ code: 'no-right' })),
  v.maxLength(rights.length, carried({ code: 'too-many-entries', most: rights.length })),
);

/** The rights as they are kept: each once, in one order; null for everything. */
export const limitedRights = (given: readonly Right[] | undefined): Right[] | null =>
  given === undefined || given.includes('everything') ? null : rights.filter((right) => given.includes(right));

/** Whether these rights are enough. Without rights an admin may do everything: such is every admin of versions up to 0.10.0. */
export const mayDo = (held: readonly string[] | null | undefined, needed: NeededRight): boolean =>
  !held || needed === 'any' || held.includes('everything') || needed.some((right) => held.includes(right));

/** The groups that an admin is limited to, each once, ascending; null: the whole institute (ADR 72). An empty list: no learner. */
export type Scope = readonly number[] | null;

/** The groups as they are kept. */
export const limitedGroups = (given: readonly number[] | undefined): Scope =>
  given === undefined ? null : [...new Set(given)].sort((a, b) => a - b);

/** Whether an admin of these groups may make a call at all. A server of an earlier version says nothing of groups. */
export const mayInScope = (groupIds: Scope | undefined, scope: 'shared' | 'groups' | 'whole' | undefined): boolean =>
  !groupIds || scope !== 'whole';

/** Whether the scope `now` still covers everything that the scope `before` covered. */
export const stillSees = (now: Scope, before: Scope): boolean => now === null || before?.every((groupId) => now.includes(groupId)) === true;
