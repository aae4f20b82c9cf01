import type { Schedule } from '../../../contract/assessment/schedule';
import { mayDo } from '../../../contract/people/rights';
import { ownMinutesShown, scheduleOf } from '../../assessments/change-schedule';
import type { Caller } from '../../auth/caller';
import { isForOthersToo } from '../../rules/memberships';
import type { Db } from '../../store/engine/store';
import { noAssessment } from '../shared/graded-submission';

/** A schedule as an admin may see it: names of learners only with the right to results. Throws 404. */
export async function shownSchedule(db: Db, id: number, { scope, rights }: Pick<Caller, 'scope' | 'rights'>): Promise<Schedule> {
  const found = await scheduleOf(db, id);
  if (found === null) throw noAssessment();
  const { groupIds, ...schedule } = found;
  const ownMinutes = await ownMinutesShown(db, id, scope);
  const named = mayDo(rights, ['results']) ? ownMinutes : ownMinutes.map(({ contact: _, ...one }) => ({ ...one, name: '' }));
  const isShared = isForOthersToo(groupIds, scope);
  return {
    ...schedule,
    ...(isShared && { isShared }),
    // The ids of other groups tell an admin of some that there are others.
    ...(groupIds && { groupIds: groupIds.filter((one) => scope === null || scope.includes(one)) }),
    ...(named.length > 0 && { ownMinutes: named }),
  };
}
