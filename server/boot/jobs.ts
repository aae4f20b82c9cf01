import { finishRegrade } from '../assessments/regrade';
import type { Works } from '../clockwork/clockwork';
import type { Store } from '../store/engine/store';
import { sweepLeft } from '../store/privacy/erase';

/** What each kind of job does: it finishes what a process left that was killed in the middle. */
export const worksOn = (store: Store, now: () => number): Works => ({
  'sweep-erasure': async (uidHash, finish) => store.scrub(await sweepLeft(store, uidHash, finish)),
  'finish-regrade': async (key) => {
    const [assessmentId = 0, version = 0] = key.split('/').map(Number);
    await finishRegrade(store, assessmentId, version, now());
  },
});
