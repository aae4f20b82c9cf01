import type { DrawnPaper } from '../../../contract/assessment/drawn';
import { demandDrawable, drawnPaper, holdPaper, redrawn, setQuestions } from '../../assessments/drawn';
import type { Caller } from '../../auth/caller';
import type { Tx } from '../../store/engine/store';
import { drawnById } from '../../store/papers/drafts';
import { scheduleById } from '../../store/papers/schedules';
import { addToTrail } from '../../store/shared/trail';
import { noAssessment } from '../shared/graded-submission';
import type { Handlers, Tools } from '../shared/handlers';

/** Drawn questions: seen at any time, changed until learners may have them (ADR 42). */
export function drawnHandlers({ store, now, random }: Tools): Pick<Handlers, 'getDrawn' | 'redrawQuestion' | 'changeDrawn'> {
  async function paperOf(id: number): Promise<DrawnPaper> {
    const [row, schedule] = [await drawnById(store.db, id), await scheduleById(store.db, id)];
    if (row === null || schedule === null) throw noAssessment();
    return drawnPaper(id, row, schedule.timetable?.state ?? 'published');
  }

  type Held = NonNullable<Awaited<ReturnType<typeof holdPaper>>>;
  async function change(
    id: number,
    version: number,
    { uid }: Caller,
    work: (tx: Tx, held: Held) => Promise<readonly (readonly number[])[]>,
  ) {
    await store.atomically(async (tx) => {
      const held = await holdPaper(tx, id, version);
      if (held === null) throw noAssessment();
      const details = await setQuestions(tx, id, held, await work(tx, held), now());
      await addToTrail(tx, { at: now(), by: uid, act: 'paper-changed', about: { kind: 'assessment', id: String(id) }, details });
    });
    return paperOf(id);
  }

  return {
    getDrawn: ({ params: { id } }) => paperOf(id),

    redrawQuestion: ({ params: { id }, body: { version, questionId } }, caller) =>
      change(id, version, caller, (tx, held) => redrawn(tx, held, questionId, random)),

    changeDrawn: ({ params: { id }, body: { version, subjects } }, caller) =>
      change(id, version, caller, async (tx, held) => {
        await demandDrawable(tx, held, subjects);
        return subjects;
      }),
  };
}
