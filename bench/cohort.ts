import { hash } from 'node:crypto';
import type { Submission } from '../contract/assessment/assessment';
import { openCohorts } from '../server/assessments/cohorts';
import { openPapers } from '../server/assessments/papers';
import { canonical } from '../server/rules/submission-faults';
import { openStore } from '../server/store/open';
import { fileOnce, type GradedSubmission } from '../server/store/submissions/file-once';
import { figure, heading } from './kit/figures';
import { onBothStores } from './kit/stores';
import { timed } from './kit/timed';
import { handInOf, worldIn } from './kit/world';

// The time to count a cohort of 100 questions: all submissions, one more, none more; and how long other requests wait meanwhile.

const sizes = process.env.COHORT === undefined ? [5_000] : process.env.COHORT.split(',').map(Number);

function filingOf(body: Submission, at: number): GradedSubmission {
  const text = canonical({ ...body, timeTaken: at % 3_600 });
  return {
    ...{ uid: `sitter-${at}`, assessment_id: body.assessmentId, body_hash: hash('sha256', text, 'base64'), body_json: text },
    ...{ submitted_at: Date.now(), time_taken: at % 3_600, score: 0, correct_answers: 0, wrong_answers: 0, unattempted: 0 },
    ...{ is_preview: 0, key_version: 0, imported_by: null, is_provisional: 0, granted_percent: null, evidence_json: null },
  };
}

/** The body of one learner: choices and seconds differ between learners. */
function bodyOf(plain: Submission, at: number): Submission {
  const answers = plain.answers.map((answer, n) => ({ ...answer, selectedOptionId: (at * 7 + n * 3) % 5 || null }));
  return { ...plain, answers, pace: { seconds: answers.map((_, n) => (at + n) % 90), order: [] } };
}

for (const size of sizes)
  await onBothStores(async (fresh) => {
    const place = await fresh();
    const world = await worldIn(place, { learners: 1, assessments: 1 });
    const id = world.assessmentIds[0] ?? 0;
    const store = await openStore(place, () => undefined);
    const file = fileOnce(store);
    const plain = handInOf(world, id);
    for (let at = 0; at < size; at += 100) await file(Array.from({ length: 100 }, (_, n) => filingOf(bodyOf(plain, at + n), at + n)));
    const cohorts = openCohorts(store, openPapers(store), 0);
    heading(`A cohort of ${size}, 100 questions: ${place.engine}`);
    const all = await timed(() => cohorts.cohort(id));
    figure('all of it', all.took, 'ms');
    figure('longest wait of others meanwhile', all.waited, 'ms', '≤ 50');
    await file([filingOf(bodyOf(plain, size), size)]);
    figure('one more', (await timed(() => cohorts.cohort(id))).took, 'ms');
    figure('none more', (await timed(() => cohorts.cohort(id))).took, 'ms');
    figure('bytes (brotli)', (await cohorts.cohort(id))?.br.body.length ?? 0, '');
    await store.close();
  });
