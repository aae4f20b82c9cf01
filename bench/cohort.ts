import { openCohorts } from '../server/assessments/cohorts';
import { openMarkedPapers } from '../server/assessments/marked-papers';
import { fileOnce } from '../server/store/hand-ins/submissions/file-once';
import { openStore } from '../server/store/open/open';
import { figure, heading } from './kit/figures';
import { filingOf, variedBody } from './kit/filings';
import { onBothStores } from './kit/stores';
import { timed } from './kit/timed';
import { handInOf, worldIn } from './kit/world';

// The time to count a cohort of 100 questions: all submissions, one more, none more; and how long other requests wait meanwhile.

const sizes = process.env.COHORT === undefined ? [5_000] : process.env.COHORT.split(',').map(Number);

for (const size of sizes)
  await onBothStores(async (fresh) => {
    const place = await fresh();
    const world = await worldIn(place, { learners: 1, assessments: 1 });
    const id = world.assessmentIds[0] ?? 0;
    const store = await openStore(place, () => undefined);
    const file = fileOnce(store);
    const plain = handInOf(world, id);
    for (let at = 0; at < size; at += 100) await file(Array.from({ length: 100 }, (_, n) => filingOf(variedBody(plain, at + n), at + n)));
    const cohorts = openCohorts(store, openMarkedPapers(store), { rest: 0, settleMs: 0 });
    heading(`A cohort of ${size}, 100 questions: ${place.engine}`);
    const all = await timed(() => cohorts.cohort(id));
    figure('all of it', all.took, 'ms');
    figure('longest wait of others meanwhile', all.waited, 'ms', '≤ 50');
    await file([filingOf(variedBody(plain, size), size)]);
    figure('one more', (await timed(() => cohorts.cohort(id))).took, 'ms');
    figure('none more', (await timed(() => cohorts.cohort(id))).took, 'ms');
    figure('bytes (brotli)', (await cohorts.cohort(id))?.br.body.length ?? 0, '');
    await store.close();
  });
