import { openCohorts } from '../server/assessments/cohorts';
import { openMarkedPapers } from '../server/assessments/marked-papers';
import { correctKey } from '../server/assessments/regrade';
import { testsBeforeOf } from '../server/assessments/tests-before';
import { fileOnce } from '../server/store/hand-ins/submissions/file-once';
import { openStore } from '../server/store/open/open';
import { figure, heading } from './kit/figures';
import { filingOf, variedBody } from './kit/filings';
import { benchDir } from './kit/server';
import { onBothStores } from './kit/stores';
import { timed } from './kit/timed';
import { handInOf, worldIn } from './kit/world';

// A question is dropped after many have handed in (ADR 37): how long the change takes, how long other requests wait meanwhile, and how long a hand-in that
// arrives meanwhile waits for its receipt.

const sizes = process.env.COHORT === undefined ? [5_000] : process.env.COHORT.split(',').map(Number);

for (const size of sizes)
  await onBothStores(async (fresh) => {
    const place = await fresh();
    const world = await worldIn(place, { learners: 1, assessments: 1 });
    const id = world.assessmentIds[0] ?? 0;
    const store = await openStore({ ...place, builtDir: benchDir }, () => undefined);
    const file = fileOnce(store);
    const plain = handInOf(world, id);
    const questionId = plain.answers[0]?.questionId ?? 0;
    for (let at = 0; at < size; at += 100) await file(Array.from({ length: 100 }, (_, n) => filingOf(variedBody(plain, at + n), at + n)));
    const order = { assessmentId: id, questionId, change: 'drop' as const, optionIds: [], reason: 'No option is right.', by: '' };
    heading(`A question dropped after ${size} hand-ins, ${plain.answers.length} questions: ${place.engine}`);
    let isOver = false;
    let longest = 0;
    let count = 0;
    const handingIn = (async () => {
      for (; !isOver; count += 1) {
        const began = performance.now();
        await file([filingOf(variedBody(plain, size + count), size + count)]);
        longest = Math.max(longest, performance.now() - began);
        await new Promise((later) => setTimeout(later, 5));
      }
    })();
    const { took, waited } = await timed(() => correctKey(store, order, Date.now()));
    isOver = true;
    await handingIn;
    figure('the change', took, 'ms');
    figure('longest wait of other requests meanwhile', waited, 'ms', '≤ 1,000');
    figure(`longest wait of a hand-in for its commit (of ${count})`, longest, 'ms', '≤ 1,000');
    const cohorts = openCohorts(store, openMarkedPapers(store));
    await cohorts.statistics(id);
    const next = { questionId, change: 'bonus' as const, optionIds: [] };
    figure('a preview of the next change', (await timed(() => cohorts.preview(id, next))).took, 'ms', '≤ 50');
    await timed(() => testsBeforeOf(store.db, id, async () => true));
    figure('a comparison with none', (await timed(() => testsBeforeOf(store.db, id, async () => true))).took, 'ms', '≤ 50');
    await store.close();
  });
