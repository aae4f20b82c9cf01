import type { Caller } from '../../auth/caller';
import { isFor, type Timetable } from '../../rules/schedule';
import { hasTaken } from '../../store/groups/taken';
import type { Db } from '../../store/store';
import { noAssessment } from '../graded-submission';

type Learner = Pick<Caller, 'uid' | 'role' | 'groupId'>;

/**
 * Rejects with 404 if an assessment is for groups and this learner is in none of them. A learner who was moved keeps the papers that the account fetched,
 * and the attempts that it began.
 */
export async function demandIsFor(db: Db, id: number, timetable: Timetable | null, { uid, role, groupId }: Learner): Promise<void> {
  if (timetable === null || role === 'admin' || isFor(timetable, groupId)) return;
  if (!(await hasTaken(db, id, uid))) throw noAssessment();
}

/** The same for what a device brings. Where a paper was for everybody before, any device may hold it, and what was answered there is taken. */
export async function demandMayHold(db: Db, id: number, timetable: Timetable | null, learner: Learner): Promise<void> {
  if (timetable?.wasForAll !== true) await demandIsFor(db, id, timetable, learner);
}
