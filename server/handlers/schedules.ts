import { applySchedule, changeSchedule, scheduleOf } from '../assessments/scheduling';
import { noAssessment } from './graded-submission';
import type { Handlers, Tools } from './handlers';

/** When an assessment can be seen and started, and when its results can be read (ADR 34). */
export function scheduleHandlers({ store, schedules, now }: Tools): Pick<Handlers, 'getSchedule' | 'setSchedule'> {
  async function demandSchedule(id: number) {
    const schedule = await scheduleOf(store.db, id);
    if (schedule === null) throw noAssessment();
    return schedule;
  }
  return {
    getSchedule: ({ params }) => demandSchedule(params.id),

    async setSchedule({ params: { id }, body }) {
      const timetable = await store.atomically((tx) => changeSchedule(tx, id, body));
      if (timetable === null) throw noAssessment();
      await applySchedule(store, schedules, id, timetable, now());
      return demandSchedule(id);
    },
  };
}
