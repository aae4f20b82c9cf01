import type { Rescue } from '../../../contract/assessment/rescue';
import { isoOf } from '../../../contract/fields/times';
import { invalid, Refusal } from '../../replies/refusal';
import { submissionIn } from '../../rules/results/rescue';
import { acceptedMoreSeconds } from '../../rules/schedule/schedule';
import type { Tables } from '../../store/engine/schema';
import type { Db } from '../../store/engine/store';
import { saveSubmissionSource, submissionSources } from '../../store/hand-ins/submissions/submission-sources';
import { type CallerRow, knownOf } from '../../store/people/people';
import { addToTrail } from '../../store/shared/trail';
import { fileHandIn } from '../../submissions/file-hand-in';
import { demandKey } from '../people/reader';
import { gradedSubmission, noAssessment } from '../shared/graded-submission';
import type { Handlers, Tools } from '../shared/handlers';

/** The admin vouches for the file; this checks what the portal can check. */
async function demandLearner(db: Db, uid: string): Promise<CallerRow> {
  const known = await knownOf(db, uid);
  if (known === null) throw new Refusal('not-found', { code: 'no-such-learner' });
  if (known.role === 'admin') throw invalid({ uid: { code: 'admin-in-hand-in' } });
  return known;
}

function submissionOf(rescue: Rescue) {
  const read = submissionIn(rescue);
  if ('faults' in read) throw invalid(read.faults);
  return read.submission;
}

/** Rescue files, imported by an admin. */
export function rescueImportHandlers(tools: Tools): Pick<Handlers, 'importSubmission' | 'getArrivals'> {
  const { store, papers, schedules, submissionQueue, filed, now } = tools;
  return {
    async importSubmission({ body: rescue }, caller) {
      const { uid, assessment, finished } = rescue;
      const submission = submissionOf(rescue);
      const learner = await demandLearner(store.db, uid);
      const timetable = await schedules.of(assessment.id);
      // No learner could ever read such a draft. To file its answers would freeze it.
      if (timetable?.state === 'draft' && !timetable.wasPublished) throw noAssessment();
      // Its learner may read the result of a file that an admin brings (ADR 59).
      await demandKey(tools, assessment.id, caller);
      const at = now();
      const way = { uid, submitted_at: at, is_preview: 0, imported_by: caller.uid, is_provisional: finished ? 0 : 1, is_unproved: 0 };
      const graded = await gradedSubmission(
        papers,
        assessment.id,
        submission,
        way,
        { timePercent: learner.most_time_percent, moreSeconds: acceptedMoreSeconds(timetable), taken: 'any' },
        'body.',
      );
      // The source is saved first: after a crash no submission counts whose source is unknown.
      const source: Tables['arrivals'] = {
        assessment_id: assessment.id,
        uid,
        way: 'file',
        body_hash: graded.body_hash,
        is_finished: finished ? 1 : 0,
        body_json: graded.body_json,
        brought_by: caller.uid,
        arrived_at: at,
        saved_at: Date.parse(rescue.savedAt) || null,
        origin: rescue.origin,
      };
      await store.atomically(async (tx) => {
        if (!(await saveSubmissionSource(tx, source))) return;
        const details = { assessmentId: assessment.id, finished };
        await addToTrail(tx, { at, by: caller.uid, act: 'submission-imported', about: { kind: 'person', id: uid }, details });
      });
      const outcome = await fileHandIn({ store, submissionQueue }, graded, submission.chance ?? 1);
      if (outcome === null) throw invalid({ 'body.chance': { code: 'not-right' } });
      if (outcome.verdict === 'filed') filed();
      return {
        outcome: outcome.verdict === 'differs' ? 'aside' : outcome.isNew ? 'filed' : 'known',
        uid,
        assessmentId: assessment.id,
        submittedAt: isoOf(outcome.submittedAt),
      };
    },

    getArrivals: () => submissionSources(store.db),
  };
}
