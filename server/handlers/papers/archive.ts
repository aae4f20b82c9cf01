import type { AssessmentState } from '../../../contract/assessment/schedule-times';
import type { TrailAct, TrailDetails } from '../../../contract/trail/trail';
import { applySchedule, scheduleOf } from '../../assessments/change-schedule';
import { Refusal } from '../../replies/refusal';
import { unscheduled } from '../../rules/schedule/schedule';
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
  /** Changes an assessment, and holds its schedule in every process. `work` returns the state from then on; null: nothing changes. */
  async function change(id: number, work: (tx: Tx, before: AssessmentState) => Promise<AssessmentState | null>): Promise<void> {
    const timetable = await store.atomically(async (tx) => {
      const found = (await holdAssessment(tx, id)) ? await scheduleById(tx, id) : null;
      if (found === null) throw noAssessment();
      const before = found.timetable ?? unscheduled;
      const after = { ...before, state: (await work(tx, before.state)) ?? before.state };
      if (after.state !== before.state) await saveTimetable(tx, id, after, before, now());
      return after;
    });
    await applySchedule(store, schedules, { id, isNew: false }, timetable, now());
  }
  const note = (tx: Tx, act: TrailAct, id: number, by: string, details: TrailDetails) =>
    addToTrail(tx, { at: now(), by, act, about: { kind: 'assessment', id: String(id) }, details });
  async function demandSchedule(id: number) {
    const schedule = await scheduleOf(store.db, id);
    if (schedule === null) throw noAssessment();
    return schedule;
  }

  return {
    async archiveAssessment({ params: { id } }, { uid }) {
      await change(id, async (tx, before) => {
        if ((await stateBeforeArchive(tx, id)) !== null) return null;
        await addToArchive(tx, id, before, false);
        await note(tx, 'assessment-archived', id, uid, { sitting: (await countOpen(tx, id, null)).count });
        return inArchive(before);
      });
      return demandSchedule(id);
    },

    async restoreAssessment({ params: { id } }, { uid }) {
      await change(id, async (tx) => {
        const state = await stateBeforeArchive(tx, id);
        if (state === null) return null;
        await takeFromArchive(tx, id);
        await note(tx, 'assessment-restored', id, uid, { state });
        return state;
      });
      return demandSchedule(id);
    },

    async deleteAssessment({ params: { id } }, { uid }) {
      await change(id, async (tx, before) => {
        const [handIns, { count: sitting }] = [await countFiled(tx, id), await countOpen(tx, id, null)];
        if (handIns + sitting > 0) throw new Refusal('in-use', { code: 'assessment-sat', handIns, sitting });
        await addToArchive(tx, id, before, true);
        await note(tx, 'assessment-deleted', id, uid, { name: (await assessmentName(tx, id)) ?? '' });
        return inArchive(before);
      });
      return { id };
    },
  };
}
