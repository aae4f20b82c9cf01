import type { GroupMove } from '../../contract/people/groups';
import type { Scope } from '../../contract/people/rights';

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

/**
 * The groups of a person after a request of an admin, the first one first: it stays the first where it stays. Groups out of the admin's sight stay as they are.
 * `before`: all of them.
 */
export function movedBy(move: GroupMove, before: readonly number[], scope: Scope): number[] {
  const { groupId, groupIds = typeof groupId === 'number' ? [groupId] : [], addTo = [], takeFrom = [] } = move;
  const isRelative = move.addTo !== undefined || move.takeFrom !== undefined;
  const isSeen = (id: number): boolean => scope === null || scope.includes(id);
  const kept = before.filter((id) => !isSeen(id) || (isRelative ? !takeFrom.includes(id) : groupIds.includes(id)));
  return [...new Set([...kept, ...groupIds, ...addTo])];
}
