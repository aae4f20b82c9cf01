import type { Schedule } from '../../../contract/assessment/schedule';
import type { Scope } from '../../../contract/people/rights';
import { ownMinutesShown, scheduleOf } from '../../assessments/change-schedule';
import type { Db } from '../../store/engine/store';
import { noAssessment } from '../shared/graded-submission';

/** A schedule as an admin of these groups may see it. Throws 404. */
export async function shownSchedule(db: Db, id: number, scope: Scope): Promise<Schedule> {
  const found = await scheduleOf(db, id);
  if (found === null) throw noAssessment();
  const { groupIds, ...schedule } = found;
  const ownMinutes = await ownMinutesShown(db, id, scope);
  return {
    ...schedule,
    // The ids of other groups tell an admin of some that there are others.
    ...(groupIds && { groupIds: groupIds.filter((one) => scope === null || scope.includes(one)) }),
    ...(ownMinutes.length > 0 && { ownMinutes }),
  };
}
