import type { Db } from '../../engine/store';
import { counted } from '../../shared/matching';
import { handInsOf, startsOf } from './desk';

const learnersOf = (db: Db, groupIds: readonly number[]) =>
  db.selectFrom('people').where('people.group_id', 'in', groupIds).where('people.role', 'is distinct from', 'admin');

/** The people of these groups, with those of the roster who have not come yet; and those of them who have started an assessment, or handed it in. */
export async function expectedAt(
  db: Db,
  assessmentId: number,
  groupIds: readonly number[],
): Promise<{ expected: number; present: number }> {
  const learners = await learnersOf(db, groupIds).select(counted).executeTakeFirstOrThrow();
  const roster = db.selectFrom('roster').where('group_id', 'in', groupIds).where('uid', 'is', null);
  const waiting = await roster.select(counted).executeTakeFirstOrThrow();
  // A list and no join, as in sittings.ts.
  const seen = startsOf(db, assessmentId).select('uid').union(handInsOf(db, assessmentId).select('uid'));
  const present = await learnersOf(db, groupIds).where('people.uid', 'in', seen).select(counted).executeTakeFirstOrThrow();
  return { expected: learners.count + waiting.count, present: present.count };
}
