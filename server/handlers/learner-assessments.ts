import type { Result, Submission } from '../../contract/assessment/assessment';
import type { AwaitedResult } from '../../contract/assessment/awaited';
import { usualPercent } from '../../contract/fields/limits';
import { resultJson } from '../performance/result-json';
import { SerializedJson } from '../performance/serialized-json';
import { Refusal } from '../replies/refusal';
import { acceptedMoreSeconds, isSecret } from '../rules/schedule';
import { assessmentsOpenTo } from '../store/assessments/assessments';
import type { SubmissionSourcesTable } from '../store/schema';
import type { GradedSubmission } from '../store/submissions/file-once';
import { saveRefusedSource } from '../store/submissions/submission-sources';
import { resultOf, resultsOf, type Scheduled } from '../store/submissions/submissions';
import { gradedSubmission } from './graded-submission';
import type { Handlers, Tools } from './handlers';
import { demandMayHold } from './people/for-learners';
import { demandReleased, isReleased, laterRelease, noOwnResult } from './release';

type Served = Pick<Handlers, 'getAvailable' | 'submit' | 'getResult' | 'getResults' | 'getAwaited'>;

/** A refused hand-in of a device, as a row of the submission sources. */
const deviceSource = ({ assessment_id, uid, body_hash, body_json, submitted_at }: GradedSubmission): SubmissionSourcesTable => ({
  ...{ assessment_id, uid, body_hash, body_json },
  ...{ way: 'device', is_finished: 1, brought_by: uid, arrived_at: submitted_at, saved_at: null, origin: null },
});

/** A submission whose result is released later, without a mark. */
function awaitedAt(now: number, { summary, timetable }: Scheduled): AwaitedResult[] {
  const { assessmentId, assessmentTitle, submittedAt } = summary;
  const release = laterRelease(timetable, now);
  return release === null
    ? []
    : [{ assessmentId, assessmentTitle: assessmentTitle ?? '', submittedAt, resultsAt: new Date(release).toISOString() }];
}

/** The calls of a learner: available assessments, hand-in, result. Whether a second hand-in is refused is decided in `store/submissions/file-once.ts`. */
export function learnerAssessmentHandlers({ store, papers, schedules, submissionQueue, filed, now }: Tools): Served {
  return {
    async getAvailable(_, { uid, timePercent, groupId }) {
      const open = await assessmentsOpenTo(store.db, uid, groupId, now());
      return timePercent === usualPercent ? open : open.map((assessment) => ({ ...assessment, timePercent }));
    },

    async submit({ params, body }, caller) {
      const { uid, role, mostTimePercent } = caller;
      const way = { uid, submitted_at: now(), is_preview: role === 'admin' ? 1 : 0, imported_by: null, is_provisional: 0 };
      const timetable = await schedules.of(params.id);
      await demandMayHold(store.db, params.id, timetable, caller);
      const terms = {
        timePercent: mostTimePercent,
        moreSeconds: acceptedMoreSeconds(timetable),
        isSecret: role !== 'admin' && timetable !== null && isSecret(timetable, now()),
      };
      const graded = await gradedSubmission(papers, params.id, body, way, terms);
      const outcome = await submissionQueue.add(graded);
      if (outcome.verdict === 'differs') {
        if (outcome.isImported) await saveRefusedSource(store.db, deviceSource(graded));
        throw new Refusal('already-submitted', { code: 'other-submission-filed' });
      }
      filed();
      return { assessmentId: params.id, submitted: true as const, submittedAt: new Date(outcome.submittedAt).toISOString() };
    },

    async getResult({ params }, caller) {
      demandReleased(await schedules.of(params.id), caller, now());
      const result = await resultOf(store.db, caller.uid, params.id);
      const marked = await papers.marked(params.id, result?.keyVersion);
      if (marked === null || result === null) throw noOwnResult();
      return new SerializedJson<Result>(resultJson(marked.resultTemplate(), result.summary, JSON.parse(result.bodyJson) as Submission));
    },

    async getResults({ params }, { role }) {
      const results = await resultsOf(store.db, params.uid);
      const at = now();
      return results.filter(({ timetable }) => role === 'admin' || isReleased(timetable, at)).map(({ summary }) => summary);
    },

    async getAwaited({ params }) {
      const results = await resultsOf(store.db, params.uid);
      const at = now();
      return results.flatMap((result) => awaitedAt(at, result));
    },
  };
}
