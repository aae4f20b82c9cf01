import type { AssessmentState } from '../../../contract/assessment/schedule-times';
import type { TrailAct, TrailDetails } from '../../../contract/trail/trail';
import { applySchedule, scheduleOf } from '../../assessments/change-schedule';
import { Refusal } from '../../replies/refusal';
import { type Timetable, unscheduled } from '../../rules/schedule/schedule';
import type { Tx } from '../../store/engine/store';
import { countOpen } from '../../store/hand-ins/sittings/desk';
import { addToArchive, countFiled, stateBeforeArchive, takeFromArchive } from '../../store/papers/archive';
import { assessmentName } from '../../store/papers/assessment-name';
import { holdAssessment, saveTimetable, scheduleById } from '../../store/papers/schedules';
import { addToTrail } from '../../store/shared/trail';
import { noAssessment } from '../shared/graded-submission';
import type { Handlers, Tools } from '../shared/handlers';

type Served = Pick<Handlers, 'archiveAssessment' | 'restoreAssessment' | 'deleteAssessment'>;

/** What learners see of an assessment in the archive. A draft stays one, so that its paper can still be changed after it was taken back. */
const inArchive = (state: AssessmentState): AssessmentState => (state === 'draft' ? 'draft' : 'hidden');

/** The archive, and what is deleted (ADR 65). */
export function archiveHandlers({ store, schedules, now }: Tools): Served {
  async function held(tx: Tx, id: number): Promise<Timetable> {
    const found = (await holdAssessment(tx, id)) ? await scheduleById(tx, id) : null;
    if (found === null) throw noAssessment();
    return found.timetable ?? unscheduled;
  }

  async function setState(tx: Tx, id: number, before: Timetable, state: AssessmentState): Promise<Timetable> {
    const after = { ...before, state };
    if (state !== before.state) await saveTimetable(tx, id, after, before, now());
    return after;
  }

  const note = (tx: Tx, act: TrailAct, id: number, by: string, details: TrailDetails) =>
    addToTrail(tx, { at: now(), by, act, about: { kind: 'assessment', id: String(id) }, details });

  /** Holds a change of the schedule in every process. */
  const apply = (id: number, timetable: Timetable) => applySchedule(store, schedules, { id, isNew: false }, timetable, now());

  async function demandSchedule(id: number) {
    const schedule = await scheduleOf(store.db, id);
    if (schedule === null) throw noAssessment();
    return schedule;
  }

  return {
    async archiveAssessment({ params: { id } }, { uid }) {
      const timetable = await store.atomically(async (tx) => {
        const before = await held(tx, id);
        if ((await stateBeforeArchive(tx, id)) !== null) return before;
        await addToArchive(tx, id, before.state, false);
        await note(tx, 'assessment-archived', id, uid, { sitting: (await countOpen(tx, id, null)).count });
        return setState(tx, id, before, inArchive(before.state));
      });
      await apply(id, timetable);
      return demandSchedule(id);
    },

    async restoreAssessment({ params: { id } }, { uid }) {
      const timetable = await store.atomically(async (tx) => {
        const before = await held(tx, id);
        const state = await stateBeforeArchive(tx, id);
        if (state === null) return before;
        await takeFromArchive(tx, id);
        await note(tx, 'assessment-restored', id, uid, { state });
        return setState(tx, id, before, state);
      });
      await apply(id, timetable);
      return demandSchedule(id);
    },

    async deleteAssessment({ params: { id } }, { uid }) {
      const timetable = await store.atomically(async (tx) => {
        const before = await held(tx, id);
        const [handIns, { count: sitting }] = [await countFiled(tx, id), await countOpen(tx, id, null)];
        if (handIns + sitting > 0) throw new Refusal('in-use', { code: 'assessment-sat', handIns, sitting });
        await addToArchive(tx, id, before.state, true);
        await note(tx, 'assessment-deleted', id, uid, { name: (await assessmentName(tx, id)) ?? '' });
        return setState(tx, id, before, inArchive(before.state));
      });
      await apply(id, timetable);
      return { id };
    },
  };
}
