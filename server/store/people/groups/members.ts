import { groupsOf } from '../../../rules/people/group-moves';
import type { Db } from '../../engine/store';
import { furtherByOwner, personInGroups } from '../../shared/membership';
import { countIn } from '../../shared/paged-rows';

/** A person with the groups. An admin is in no group, whatever group the admin was in. */
export interface Member {
  uid: string;
  groupIds: readonly number[];
  isAdmin: boolean;
}

/** Other requests are served between two pages. */
const pageSize = 5_000;

/** The further groups of the people behind one uid, up to another. */
async function furtherBetween(db: Db, after: string, last: string): Promise<Map<string, number[]>> {
  const further = db.selectFrom('further_groups').select(['uid as owner', 'group_id']);
  return furtherByOwner(await further.where('uid', '>', after).where('uid', '<=', last).execute());
}

/** Everybody, by uid. The whole table: a list of the learners of ten tests would be as long, and longer than a statement takes. */
export async function allMembers(db: Db): Promise<Member[]> {
  const members: Member[] = [];
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('people')
      .select(['uid', 'group_id', 'role'])
      .where('uid', '>', after)
      .orderBy('uid')
      .limit(pageSize)
      .execute();
    const last = rows.at(-1);
    const further = await furtherBetween(db, after, last?.uid ?? after);
    for (const { uid, group_id, role } of rows)
      members.push({ uid, groupIds: groupsOf(group_id, further.get(uid) ?? []), isAdmin: role === 'admin' });
    if (last === undefined || rows.length < pageSize) return members;
    after = last.uid;
    await new Promise((turn) => setImmediate(turn));
  }
}

/** How many learners are in these groups; in no list of groups, all learners. */
export async function countLearners(db: Db, groupIds: readonly number[]): Promise<number> {
  const learners = db.selectFrom('people').where('role', 'is distinct from', 'admin');
  const meant = groupIds.length === 0 ? learners : learners.where(personInGroups(null, groupIds));
  return countIn(meant);
}
