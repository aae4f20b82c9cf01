import type { GroupMove } from '../../../contract/people/groups';
import type { Scope } from '../../../contract/people/rights';

/**
 * The groups of a learner, or of an entry of the roster (ADR 92): the first one, which every version knows, and the further ones, ascending. Each once: a
 * process of an earlier version may have made a further one the first. `first`: null for none; then the lowest of the others takes its place.
 */
export function groupsOf(first: number | null, further: readonly number[]): number[] {
  const others = [...new Set(further)].filter((id) => id !== first).sort((one, other) => one - other);
  return first === null ? others : [first, ...others];
}

/** Whether a request says in one way where a person is to be. */
export function saysOneWay({ groupId, groupIds, addTo, takeFrom }: GroupMove): boolean {
  const ways = [groupId !== undefined, groupIds !== undefined, addTo !== undefined || takeFrom !== undefined];
  return ways.filter(Boolean).length === 1;
}

/** The groups that a request names. */
export const namedIn = ({ groupId, groupIds = [], addTo = [], takeFrom = [] }: GroupMove): number[] => [
  ...new Set([...(typeof groupId === 'number' ? [groupId] : []), ...groupIds, ...addTo, ...takeFrom]),
];

/** Those of these groups that an admin sees. */
export const inSight = (groupIds: readonly number[], scope: Scope): readonly number[] =>
  scope === null ? groupIds : groupIds.filter((id) => scope.includes(id));

/**
 * Whether a move puts a person into too many groups. Only those in sight count, so that the answer tells nothing of the others; who is in more already can be taken
 * out of some.
 */
export function isBeyond(most: number, before: readonly number[], after: readonly number[], scope: Scope): boolean {
  const count = inSight(after, scope).length;
  return count > most && count > inSight(before, scope).length;
}

/**
 * Whether a move of an admin of some groups leaves the person in none of these. That is for admins of the whole institute, whatever other groups there are: the
 * answer tells nothing of them.
 */
export const leavesSight = (after: readonly number[], scope: Scope): boolean => scope !== null && inSight(after, scope).length === 0;

/**
 * The groups of a person after a request of an admin, the first one first: it stays the first where it stays. Groups out of the admin's sight stay as they are.
 * `before`: all of them.
 */
export function movedBy(move: GroupMove, before: readonly number[], scope: Scope): number[] {
  const { groupId, groupIds = typeof groupId === 'number' ? [groupId] : [], addTo = [], takeFrom = [] } = move;
  const isRelative = move.addTo !== undefined || move.takeFrom !== undefined;
  const seen = new Set(inSight(before, scope));
  const kept = before.filter((id) => !seen.has(id) || (isRelative ? !takeFrom.includes(id) : groupIds.includes(id)));
  return [...new Set([...kept, ...groupIds, ...addTo])];
}

/** Whether a test is for learners outside the groups of an admin too: such a test only an admin of the whole institute changes. `groupIds`: of the test; none: it is for everybody. */
export const isForOthersToo = (groupIds: readonly number[] | undefined, scope: Scope): boolean =>
  scope !== null && !groupIds?.every((one) => scope.includes(one));
