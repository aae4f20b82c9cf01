import { hash } from 'node:crypto';
import type { Submission } from '../../contract/assessment';
import type { Caller, Handlers, Tools } from '../handlers';
import type { Marked } from '../papers';
import { invalid, Refusal } from '../refusal';
import { assessmentsOpenTo } from '../store/assessments';
import type { Filing } from '../store/filing';
import { resultOf, resultsOf } from '../store/submissions';
import { grade, review } from '../work/grade';
import { canonical, submissionFaults } from '../work/hand-in';

type Served = Pick<Handlers, 'getAvailable' | 'getPaper' | 'submit' | 'getResult' | 'getResults'>;

const noAssessment = () => new Refusal('not-found', 'There is no such assessment.');

function filingOf(submission: Submission, { key, version }: Marked, caller: Caller, now: number): Filing {
  const body = canonical(submission);
  const marks = grade(key, submission.answers);
  return {
    uid: caller.uid,
    assessment_id: submission.assessmentId,
    body_hash: hash('sha256', body, 'base64'),
    body_json: body,
    submitted_at: now,
    time_taken: submission.timeTaken,
    score: marks.score,
    correct_answers: marks.correctAnswers,
    wrong_answers: marks.wrongAnswers,
    unattempted: marks.unattempted,
    is_preview: caller.role === 'admin' ? 1 : 0,
    key_version: version,
  };
}

/** A learner's way: what can be sat, the paper, handing in, the result. */
export function sittingHandlers({ store, papers, filingDesk, filed, now }: Tools): Served {
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
      const faults = submissionFaults(marked.bounds, params.id, body);
      if (Object.keys(faults).length > 0) throw invalid(faults);
      const outcome = await filingDesk.add(filingOf(body, marked, caller, now()));
      if (outcome.verdict === 'differs') throw new Refusal('already-submitted', 'Another submission for this assessment is filed already.');
      filed();
      return { assessmentId: params.id, submitted: true as const, submittedAt: new Date(outcome.submittedAt).toISOString() };
    },

    async getResult({ params }, caller) {
      const result = await resultOf(store.db, caller.uid, params.id);
      const marked = await papers.marked(params.id, result?.keyVersion);
      if (marked === null || result === null) throw new Refusal('not-found', 'There is no result of yours for this assessment.');
      const { answers } = JSON.parse(result.bodyJson) as Submission;
      return { ...result.summary, questions: review(marked.paper, marked.key, answers) };
    },

    getResults: ({ params }) => resultsOf(store.db, params.uid),
  };
}
