import { hash } from 'node:crypto';
import type { Submission } from '../../contract/assessment/assessment';
import { canonical } from '../../server/rules/results/submission-faults';
import type { GradedSubmission } from '../../server/store/hand-ins/submissions/file-once';

/** A submission of the learner of this number, ready to be filed; its marks are not computed. */
export function filingOf(body: Submission, at: number): GradedSubmission {
  const text = canonical({ ...body, timeTaken: at % 3_600 });
  return {
    ...{ uid: `sitter-${at}`, assessment_id: body.assessmentId, body_hash: hash('sha256', text, 'base64'), body_json: text },
    ...{ submitted_at: Date.now(), time_taken: at % 3_600, score: 0, correct_answers: 0, wrong_answers: 0, unattempted: 0 },
    ...{
      is_preview: 0,
      key_version: 0,
      imported_by: null,
      is_provisional: 0,
      granted_percent: null,
      evidence_json: null,
      is_unproved: 0,
      partly_correct: 0,
    },
  };
}

/** The body of one learner: choices and seconds differ between learners. */
export function variedBody(plain: Submission, at: number): Submission {
  const answers = plain.answers.map((answer, n) => ({ ...answer, selectedOptionId: (at * 7 + n * 3) % 5 || null }));
  return { ...plain, answers, pace: { seconds: answers.map((_, n) => (at + n) % 90), order: [] } };
}
