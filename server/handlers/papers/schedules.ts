import type { Schedule } from '../../../contract/assessment/schedule';
import { mayDo } from '../../../contract/people/rights';
import { applySchedule, changeSchedule, ownMinutesShown, scheduleOf } from '../../assessments/change-schedule';
import type { Caller } from '../../auth/caller';
import { isForOthersToo } from '../../rules/people/group-moves';
import { mayReadKeyOf } from '../people/reader';
import { noAssessment } from '../shared/graded-submission';
import type { Handlers, Tools } from '../shared/handlers';

/**
 * A schedule as an admin may see it: names of learners only with the right to results, and the spoken code, which opens every sealed copy, as the paper itself
 * (rules/schedule/readable.ts). Throws 404.
 */
export async function shownSchedule(
  tools: Pick<Tools, 'store' | 'schedules' | 'now'>,
  id: number,
  caller: Pick<Caller, 'scope' | 'rights'>,
): Promise<Schedule> {
  const { db } = tools.store;
  const { scope, rights } = caller;
  const found = await scheduleOf(db, id);
  if (found === null) throw noAssessment();
  const { groupIds, ...schedule } = found;
  const ownMinutes = await ownMinutesShown(db, id, scope);
  const named = mayDo(rights, ['results']) ? ownMinutes : ownMinutes.map(({ contact: _, ...one }) => ({ ...one, name: '' }));
  const isShared = isForOthersToo(groupIds, scope);
  const isKept = schedule.code !== null && !(await mayReadKeyOf(tools, id, caller));
  return {
    ...schedule,
    ...(isKept && { code: null, isCodeLater: true }),
    ...(isShared && { isShared }),
    // The ids of other groups tell an admin of some that there are others.
    ...(groupIds && { groupIds: groupIds.filter((one) => scope === null || scope.includes(one)) }),
    ...(named.length > 0 && { ownMinutes: named }),
  };
}

/** When an assessment can be seen and started, when its results can be read (ADR 34). */
export function scheduleHandlers(tools: Tools): Pick<Handlers, 'getSchedule' | 'setSchedule'> {
  const { store, schedules, now } = tools;
  return {
    getSchedule: ({ params }, caller) => shownSchedule(tools, params.id, caller),

    async setSchedule({ params: { id }, query: seen, body }, caller) {
      const timetable = await store.atomically((tx) => changeSchedule(tx, id, body, { by: caller.uid, at: now() }, seen));
      if (timetable === null) throw noAssessment();
      await applySchedule(store, schedules, { id, isNew: false }, timetable, now());
      return shownSchedule(tools, id, caller);
    },
  };
}
