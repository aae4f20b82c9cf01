import type { RosterQuery } from '../../../../contract/calls/page';
import { pageLimits } from '../../../../contract/calls/page';
import { isoOf } from '../../../../contract/fields/times';
import type { Scope } from '../../../../contract/people/rights';
import type { RosterEntry } from '../../../../contract/people/roster';
import { Page } from '../../../replies/paged-list';
import { groupsOf } from '../../../rules/people/group-moves';
import { hold } from '../../engine/hold';
import type { Db, Tx } from '../../engine/store';
import { entryInGroups, entryInSight, furtherGroupsOfEntries, namedGroups, saidGroups } from '../../shared/membership';
import { pageIn } from '../../shared/paged-rows';
import { holdsWords } from '../../shared/search-words';
import { setGroupsOfEntries } from './groups';

/** One page of those on the roster who have not come yet, and whose name, email or phone contains every word of the search; by name. */
export async function pageOfWaiting(db: Db, query: RosterQuery, scope: Scope): Promise<Page<RosterEntry[]>> {
  const { page = 1, size = pageLimits.defaultSize, search = '', sort = 'name', group } = query;
  const direction = sort === 'name' ? 'asc' : 'desc';
  let matching = db.selectFrom('roster').where('roster.uid', 'is', null).where(entryInSight(scope));
  if (group !== undefined) matching = matching.where(entryInGroups(scope, [group]));
  if (search !== '') matching = matching.where((where) => where.and(holdsWords(['roster.words'], search)));
  const { rows, total } = await pageIn(
    { page, size },
    matching
      .select(['roster.id', 'roster.name', 'email', 'phone', 'group_id', 'entered_at'])
      .orderBy('roster.name_key', direction)
      .orderBy('roster.id', direction),
    matching,
  );
  const firsts = new Map(rows.map(({ id, group_id }) => [id, group_id]));
  const groups = await namedGroups(db, firsts, await furtherGroupsOfEntries(db, [...firsts.keys()]), scope);
  const entries = rows.flatMap(({ id, name, email, phone, entered_at }) => {
    const { group, ...several } = saidGroups(groups.get(id) ?? []);
    // Its group was deleted between two statements.
    if (group === undefined) return [];
    const addresses = { ...(email !== null && { email }), ...(phone !== null && { phone }) };
    return [{ id, name, ...addresses, group, ...several, enteredAt: isoOf(entered_at) }];
  });
  return new Page(entries, total);
}

/**
 * Takes an entry off the roster, for an admin of some groups out of these: it waits on for the others, and goes with the last. Returns whether there was one
 * whose person has not come.
 */
export async function removeWaiting(tx: Tx, id: number, scope: Scope): Promise<boolean> {
  const held = await hold(tx.updateTable('roster'), 'name')
    .where('id', '=', id)
    .where('uid', 'is', null)
    .where(entryInSight(scope))
    .returning('group_id')
    .execute();
  const [entry] = held;
  if (entry === undefined) return false;
  const all = groupsOf(entry.group_id, (await furtherGroupsOfEntries(tx, [id])).get(id) ?? []);
  const [first, ...further] = scope === null ? [] : all.filter((groupId) => !scope.includes(groupId));
  if (first === undefined) await tx.deleteFrom('roster').where('id', '=', id).execute();
  else await setGroupsOfEntries(tx, [id], first, further);
  return true;
}
