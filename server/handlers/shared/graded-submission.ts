import { hash } from 'node:crypto';
import { grade } from '../../../analysis/marking/grade';
import type { Submission } from '../../../contract/assessment/assessment';
import { usualPercent } from '../../../contract/fields/limits';
import type { Marked, MarkedPapers } from '../../assessments/marked-papers';
import { invalid, Refusal } from '../../replies/refusal';
import { canonical, secretFaults, submissionFaults } from '../../rules/results/submission-faults';
import type { GradedSubmission } from '../../store/hand-ins/submissions/file-once';

export const noAssessment = () => new Refusal('not-found', { code: 'no-such-assessment' });

/** The paper of an assessment with its key. Throws 404. `version`: of the key, where another process may have corrected it. */
export async function demandMarked(papers: MarkedPapers, id: number, version?: number): Promise<Marked> {
  const marked = await papers.marked(id, version);
  if (marked === null) throw noAssessment();
  return marked;
}

/** The learner of a submission, and its source. */
type Way = Pick<GradedSubmission, 'uid' | 'submitted_at' | 'is_preview' | 'imported_by' | 'is_provisional' | 'is_unproved'>;

/** The extra time that a device states, at most what was ever granted. It is shown only; answers are not refused for it. */
function grantSaid({ grantedPercent = usualPercent }: Submission, most: number): number | null {
  const said = Math.min(grantedPercent, most);
  return said > usualPercent ? said : null;
}

/** What a submission is judged by, beside its paper. */
interface Terms {
  /** The most extra time that its learner was ever granted. */
  timePercent: number;
  /** As `acceptedMoreSeconds` says. */
  moreSeconds: number;
  /**
   * `any`: a fault names its field. `whole`: only a whole submission is taken, and no fault tells which questions the paper has. `unknown`: the same, and a
   * refusal does not tell either that there is such an assessment.
   */
  taken: 'any' | 'whole' | 'unknown';
}

/**
 * Validates a submission against its paper and grades it, ready to be filed. Throws 404 where there is no such assessment, 400 naming
 * every field; `at` stands before each of their names.
 */
export async function gradedSubmission(
  papers: MarkedPapers,
  id: number,
  submission: Submission,
  way: Way,
  { timePercent, moreSeconds, taken }: Terms,
  at = '',
): Promise<GradedSubmission> {
  const marked = await papers.marked(id);
  // A draft that was never anything else: no learner holds its paper.
  if (marked === null || (taken !== 'any' && !marked.isFinal)) throw noAssessment();
  const all = submissionFaults(marked.bounds, id, submission, timePercent, moreSeconds);
  const faults = Object.entries(taken === 'any' ? all : secretFaults(all, submission, marked.bounds));
  if (faults.length > 0 && taken === 'unknown') throw noAssessment();
  if (faults.length > 0) throw invalid(Object.fromEntries(faults.map(([field, why]) => [`${at}${field}`, why])));
  const body = canonical(submission);
  const marks = grade(marked.key, submission.answers);
  return {
    ...way,
    assessment_id: id,
    body_hash: hash('sha256', body, 'base64'),
    body_json: body,
    time_taken: submission.timeTaken,
    granted_percent: grantSaid(submission, timePercent),
    evidence_json: submission.evidence === undefined ? null : JSON.stringify(submission.evidence),
    score: marks.score,
    correct_answers: marks.correctAnswers,
    wrong_answers: marks.wrongAnswers,
    unattempted: marks.unattempted,
    partly_correct: marks.partlyCorrect ?? 0,
    key_version: marked.version,
  };
}
