import { Refusal } from '../../replies/refusal';
import { answerKeyById } from '../assessments/assessments';
import type { Store } from '../store';
import { addToTrail } from '../trail/trail';

/** A question of an assessment and its corrected option. */
export interface Correction {
  assessmentId: number;
  questionId: number;
  optionId: number;
}

/**
 * Corrects a key. Returns whether the key changed. Submissions must be regraded after this transaction, not in it: a process that files one
 * reads the key's version after its own commit, so each submission is marked again either there or by the regrading.
 * Throws `not-found` if there is no such assessment or question.
 */
export function correctKey(store: Store, { assessmentId, questionId, optionId }: Correction, now: number): Promise<boolean> {
  return store.atomically(async (tx) => {
    const current = await answerKeyById(tx, assessmentId);
    if (current === null) throw new Refusal('not-found', { code: 'no-assessment-of-id', assessment: assessmentId });
    const { key, version } = current;
    const answer = key.answers.find((known) => known.questionId === questionId);
    if (answer === undefined) throw new Refusal('not-found', { code: 'no-question-of-id', assessment: assessmentId, question: questionId });
    if (answer.correctOptionId === optionId) return false;
    const answers = key.answers.map((known) => (known === answer ? { ...known, correctOptionId: optionId } : known));
    const changed = await tx
      .updateTable('answer_keys')
      .set({ key_json: JSON.stringify({ ...key, answers }), version: version + 1 })
      .where('assessment_id', '=', assessmentId)
      .where('version', '=', version)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw new Refusal('unavailable', { code: 'key-corrected-meanwhile' });
    await tx
      .insertInto('corrections')
      .values({
        assessment_id: assessmentId,
        version: version + 1,
        question_id: questionId,
        from_option: answer.correctOptionId,
        to_option: optionId,
        corrected_at: now,
      })
      .execute();
    await addToTrail(tx, {
      ...{ at: now, by: '', act: 'key-corrected', about: { kind: 'assessment', id: String(assessmentId) } },
      details: { questionId, from: answer.correctOptionId, to: optionId },
    });
    return true;
  });
}
