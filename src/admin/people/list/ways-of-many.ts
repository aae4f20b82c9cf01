import type { GroupMove } from '../../../../contract/people/groups';
import type { PersonEntry } from '../../../../contract/people/person-list';
import { groupsOf } from '../data/who-is';

/** What becomes of one person's groups. */
export interface Step {
  person: PersonEntry;
  body: GroupMove;
}

/** One person before and after a change. */
export interface Changed {
  before: PersonEntry;
  after: PersonEntry;
}

/** What becomes of the chosen people and the chosen group. */
export const ways = ['add', 'move', 'take'] as const;
export type WayOfMany = (typeof ways)[number];

export const bodyOf: Record<WayOfMany, (id: number) => GroupMove> = {
  add: (id) => ({ addTo: [id] }),
  move: (id) => ({ groupId: id }),
  take: (id) => ({ takeFrom: [id] }),
};

export const isIn = (person: PersonEntry, groupId: number): boolean => groupsOf(person).some(({ id }) => id === groupId);

/** The groups that people leave for one alone, with how many leave each: the largest numbers first. */
export function leftBy(people: readonly PersonEntry[], groupId: number): { name: string; count: number }[] {
  const left = new Map<number, { name: string; count: number }>();
  for (const { id, name } of people.flatMap(groupsOf)) if (id !== groupId) left.set(id, { name, count: (left.get(id)?.count ?? 0) + 1 });
  return [...left.values()].toSorted((a, b) => b.count - a.count);
}

/** Puts a person back into the groups of before, without a look at those that others changed since. */
export function wayBack({ before, after }: Changed): GroupMove {
  const [own, now] = [groupsOf(before).map(({ id }) => id), groupsOf(after).map(({ id }) => id)];
  const [addTo, takeFrom] = [own.filter((id) => !now.includes(id)), now.filter((id) => !own.includes(id))];
  return { ...(addTo.length > 0 && { addTo }), ...(takeFrom.length > 0 && { takeFrom }) };
}

/** Whether a change took the person out of a group or put the person into one. */
export const isChanged = (changed: Changed): boolean => Object.keys(wayBack(changed)).length > 0;
