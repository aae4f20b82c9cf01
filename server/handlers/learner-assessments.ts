import type { Paper, Result, Submission } from '../../contract/assessment/assessment';
import { usualPercent } from '../../contract/fields/limits';
import { andThen } from '../performance/maybe-promise';
import type { PrecompressedJson } from '../performance/precompressed-json';
import { resultJson } from '../performance/result-json';
import { SerializedJson } from '../performance/serialized-json';
import { Refusal } from '../replies/refusal';
import { assessmentsOpenTo } from '../store/assessments/assessments';
import type { SubmissionSourcesTable } from '../store/schema';
import type { GradedSubmission } from '../store/submissions/file-once';
import { saveRefusedSource } from '../store/submissions/submission-sources';
import { resultOf, resultsOf } from '../store/submissions/submissions';
import { gradedSubmission, noAssessment } from './graded-submission';
import type { Handlers, Tools } from './handlers';

type Served = Pick<Handlers, 'getAvailable' | 'getPaper' | 'submit' | 'getResult' | 'getResults'>;

/** A refused hand-in of a device, as a row of the submission sources. */
const deviceSource = ({ assessment_id, uid, body_hash, body_json, submitted_at }: GradedSubmission): SubmissionSourcesTable => ({
  ...{ assessment_id, uid, body_hash, body_json },
  ...{ way: 'device', is_finished: 1, brought_by: uid, arrived_at: submitted_at, saved_at: null, origin: null },
});

function demandPaper(paper: PrecompressedJson<Paper> | null): PrecompressedJson<Paper> {
  if (paper === null) throw noAssessment();
  return paper;
}

/** The calls of a learner: available assessments, paper, hand-in, result. Whether a second hand-in is refused is decided in `store/submissions/file-once.ts`. */
export function learnerAssessmentHandlers({ store, papers, submissionQueue, filed, now }: Tools): Served {
  return {
    async getAvailable(_, { uid, timePercent }) {
      const open = await assessmentsOpenTo(store.db, uid);
      return timePercent === usualPercent ? open : open.map((assessment) => ({ ...assessment, timePercent }));
    },

    getPaper: ({ params }) => andThen(papers.precompressed(params.id), demandPaper),

    async submit({ params, body }, { uid, role, mostTimePercent }) {
      const way = { uid, submitted_at: now(), is_preview: role === 'admin' ? 1 : 0, imported_by: null, is_provisional: 0 };
      const filing = await gradedSubmission(papers, params.id, body, way, mostTimePercent);
      const outcome = await submissionQueue.add(filing);
      if (outcome.verdict === 'differs') {
        if (outcome.isImported) await saveRefusedSource(store.db, deviceSource(filing));
        throw new Refusal('already-submitted', { code: 'other-submission-filed' });
      }
      filed();
      return { assessmentId: params.id, submitted: true as const, submittedAt: new Date(outcome.submittedAt).toISOString() };
    },

    async getResult({ params }, caller) {
      const result = await resultOf(store.db, caller.uid, params.id);
      const marked = await papers.marked(params.id, result?.keyVersion);
      if (marked === null || result === null) throw new Refusal('not-found', { code: 'no-own-result' });
      return new SerializedJson<Result>(resultJson(marked.resultTemplate(), result.summary, JSON.parse(result.bodyJson) as Submission));
    },

    getResults: ({ params }) => resultsOf(store.db, params.uid),
  };
}
