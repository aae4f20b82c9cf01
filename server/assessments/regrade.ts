import { Refusal } from '../replies/refusal';
import { paperById } from '../store/assessments/assessments';
import type { Store } from '../store/store';
import { type Correction, correctKey } from '../store/submissions/corrections';
import { regrade } from '../store/submissions/regrade';

/** What a correction did. */
export interface Rekeyed {
  isChanged: boolean;
  /** Submissions graded again. Without a change more than 0 where an earlier run was interrupted. */
  regraded: number;
}

/** Corrects one answer of an assessment's key and regrades its submissions. A repeat changes nothing. Throws {@link Refusal} `not-found`. */
export async function rekey(store: Store, correction: Correction, now: number): Promise<Rekeyed> {
  const paper = await paperById(store.db, correction.assessmentId);
  const question = paper?.subjects.flatMap((subject) => subject.questions).find(({ id }) => id === correction.questionId);
  if (question !== undefined && !question.options.some(({ id }) => id === correction.optionId))
    throw new Refusal('not-found', { code: 'no-option-of-id', question: correction.questionId, option: correction.optionId });
  const isChanged = await correctKey(store, correction, now);
  return { isChanged, regraded: await regrade(store, correction.assessmentId, now) };
}
