import type { Db } from '../../engine/store';
import { counted } from '../../shared/matching';

/** A person with the group; null: none. An admin is in no group, whatever group the admin was in. */
export interface Member {
  uid: string;
  groupId: number | null;
  isAdmin: boolean;
}

/** Other requests are served between two pages. */
const pageSize = 5_000;

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
    for (const { uid, group_id, role } of rows) members.push({ uid, groupId: group_id, isAdmin: role === 'admin' });
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) return members;
    after = last.uid;
    await new Promise((turn) => setImmediate(turn));
  }
}

/** How many learners are in these groups; in no list of groups, all learners. */
export async function countLearners(db: Db, groupIds: readonly number[]): Promise<number> {
  const learners = db.selectFrom('people').where('role', 'is distinct from', 'admin');
  const meant = groupIds.length === 0 ? learners : learners.where('group_id', 'in', groupIds);
  return Number((await meant.select(counted).executeTakeFirstOrThrow()).count);
}
