import type { RosterQuery } from '../../../../contract/calls/page';
import { pageLimits } from '../../../../contract/fields/limits';
import type { Scope } from '../../../../contract/people/rights';
import type { RosterEntry } from '../../../../contract/people/roster';
import { Page } from '../../../replies/paged-list';
import type { Db } from '../../engine/store';
import { counted, countedPage, holdsWords } from '../../shared/matching';
import { groupInSight } from '../../shared/sight';

/** One page of those on the roster who have not come yet, and whose name, email or phone contains every word of the search; by name. */
export async function pageOfWaiting(db: Db, query: RosterQuery, scope: Scope): Promise<Page<RosterEntry[]>> {
  const { page = 1, size = pageLimits.defaultSize, search = '', sort = 'name', group } = query;
  const direction = sort === 'name' ? 'asc' : 'desc';
  let matching = db.selectFrom('roster').where('roster.uid', 'is', null).where(groupInSight(scope, 'roster.group_id'));
  if (group !== undefined) matching = matching.where('roster.group_id', '=', group);
  if (search !== '') matching = matching.where((where) => where.and(holdsWords(['roster.words'], search)));
  const { rows, total } = await countedPage(
    { page, size },
    (limit, offset) =>
      matching
        .innerJoin('groups', 'groups.id', 'roster.group_id')
        .select(['roster.id', 'roster.name', 'email', 'phone', 'group_id', 'groups.name as group_name', 'entered_at'])
        .orderBy('roster.name_key', direction)
        .orderBy('roster.id', direction)
        .limit(limit)
        .offset(offset)
        .execute(),
    () => matching.select(counted).executeTakeFirstOrThrow(),
  );
  const entries = rows.map(({ id, name, email, phone, group_id, group_name, entered_at }) => ({
    ...{ id, name, ...(email !== null && { email }), ...(phone !== null && { phone }) },
    ...{ group: { id: group_id, name: group_name }, enteredAt: new Date(entered_at).toISOString() },
  }));
  return new Page(entries, total);
}

/** Takes an entry off the roster. Returns whether there was one whose person has not come. */
export async function removeWaiting(db: Db, id: number, scope: Scope): Promise<boolean> {
  const removed = db.deleteFrom('roster').where('id', '=', id).where('uid', 'is', null).where(groupInSight(scope, 'roster.group_id'));
  return (await removed.returning('id').execute()).length > 0;
}
