import { applySchedule, changeSchedule } from '../../assessments/change-schedule';
import { noAssessment } from '../shared/graded-submission';
import type { Handlers, Tools } from '../shared/handlers';
import { shownSchedule } from './shown-schedule';

/** When an assessment can be seen and started, when its results can be read (ADR 34). */
export function scheduleHandlers(tools: Tools): Pick<Handlers, 'getSchedule' | 'setSchedule'> {
  const { store, schedules, now } = tools;
  return {
    getSchedule: ({ params }, caller) => shownSchedule(tools, params.id, caller),

    async setSchedule({ params: { id }, query: { version }, body }, caller) {
      const timetable = await store.atomically((tx) => changeSchedule(tx, id, body, { by: caller.uid, at: now() }, version));
      if (timetable === null) throw noAssessment();
      await applySchedule(store, schedules, { id, isNew: false }, timetable, now());
      return shownSchedule(tools, id, caller);
    },
  };
}
