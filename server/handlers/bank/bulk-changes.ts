import type { BulkChanged } from '../../../contract/question/bulk-change';
import type { TrailAct, TrailDetails } from '../../../contract/trail/trail';
import type { Caller } from '../../auth/caller';
import { invalid } from '../../replies/refusal';
import { changeQuestions, undoChanges } from '../../store/bank/bulk-changes';
import { unknownCategories } from '../../store/bank/categories';
import { passagesById } from '../../store/bank/passages';
import type { Act } from '../../store/bank/question-changes';
import type { Tx } from '../../store/engine/store';
import { addToTrail } from '../../store/shared/trail';
import type { Handlers, Tools } from '../shared/handlers';

/** One row for all questions of a change; its id is that of the question if there is only one. Nothing changed: no row. */
async function addRow(tx: Tx, { by, at }: Act, act: TrailAct, { changed }: BulkChanged, details: TrailDetails): Promise<void> {
  const [only, ...others] = changed;
  if (only === undefined) return;
  const about = { kind: 'question', id: others.length === 0 ? String(only.id) : '' } as const;
  await addToTrail(tx, { at, by, act, about, details: { ...details, questions: changed.length } });
}

/** Many questions of the bank at once (ADR 41). */
export function bulkChangeHandlers({ store, now }: Tools): Pick<Handlers, 'changeQuestions' | 'undoQuestions'> {
  const actOf = (caller: Caller): Act => ({ by: caller.uid, at: now() });
  return {
    changeQuestions: ({ body }, caller) =>
      store.atomically(async (tx) => {
        const { change, categoryId, passageId } = body;
        if (categoryId !== undefined && (await unknownCategories(tx, [categoryId])).size > 0)
          throw invalid({ categoryId: { code: 'not-a-category' } });
        if (passageId !== undefined && (await passagesById(tx, [passageId])).size === 0)
          throw invalid({ passageId: { code: 'not-a-passage' } });
        const act = actOf(caller);
        const outcome = await changeQuestions(tx, body, act);
        await addRow(tx, act, 'questions-changed', outcome, {
          change,
          ...(categoryId !== undefined && { categoryId }),
          ...(passageId !== undefined && { passageId }),
        });
        return outcome;
      }),
    undoQuestions: ({ body }, caller) =>
      store.atomically(async (tx) => {
        const act = actOf(caller);
        const outcome = await undoChanges(tx, body.changed, act);
        await addRow(tx, act, 'questions-undone', outcome, {});
        return outcome;
      }),
  };
}
