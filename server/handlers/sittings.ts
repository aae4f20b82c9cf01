import { createHash } from 'node:crypto';
import type { Submission } from '../../contract/assessment';
import type { Caller, Handlers, Tools } from '../handlers';
import type { Marked } from '../papers';
import { invalid, Refusal } from '../refusal';
import { assessmentsOpenTo } from '../store/assessments';
import { type Filing, file, resultOf, resultsOf } from '../store/submissions';
import { grade, review } from '../work/grade';
import { canonical, submissionFaults } from '../work/hand-in';

type Served = Pick<Handlers, 'getAvailable' | 'getPaper' | 'submit' | 'getResult' | 'getResults'>;

const noAssessment = () => new Refusal('not-found', 'There is no such assessment.');

function filingOf(submission: Submission, { key }: Marked, caller: Caller, now: number): Filing {
  const body = canonical(submission);
  const marks = grade(key, submission.answers);
  return {
    uid: caller.uid,
    assessment_id: submission.assessmentId,
    body_hash: createHash('sha256').update(body).digest('base64'),
    body_json: body,
    submitted_at: now,
    time_taken: submission.timeTaken,
    score: marks.score,
    correct_answers: marks.correctAnswers,
    wrong_answers: marks.wrongAnswers,
    unattempted: marks.unattempted,
    is_preview: caller.role === 'admin' ? 1 : 0,
  };
}

/** A learner's way: what can be sat, the paper, handing in, the result. */
export function sittingHandlers({ store, papers, now }: Tools): Served {
  return {
    getAvailable: (_, caller) => assessmentsOpenTo(store.db, caller.uid),

    async getPaper({ params }) {
      const paper = await papers.sealed(params.id);
      if (paper === null) throw noAssessment();
      return paper;
    },

    async submit({ params, body }, caller) {
      const marked = await papers.marked(params.id);
      if (marked === null) throw noAssessment();
      const faults = submissionFaults(marked.paper, params.id, body);
      if (Object.keys(faults).length > 0) throw invalid(faults);
      const filed = await file(store.db, filingOf(body, marked, caller, now()));
      if (filed.verdict === 'differs') throw new Refusal('already-submitted', 'Another submission for this assessment is filed already.');
      return { assessmentId: params.id, submitted: true as const, submittedAt: new Date(filed.submittedAt).toISOString() };
    },

    async getResult({ params }, caller) {
      const [marked, result] = [await papers.marked(params.id), await resultOf(store.db, caller.uid, params.id)];
      if (marked === null || result === null) throw new Refusal('not-found', 'There is no result of yours for this assessment.');
      const { answers } = JSON.parse(result.bodyJson) as Submission;
      return { ...result.summary, questions: review(marked.paper, marked.key, answers) };
    },

    getResults: ({ params }) => resultsOf(store.db, params.uid),
  };
}
