import { finishRegrade } from '../assessments/regrade';
import type { Works } from '../clockwork/clockwork';
import type { NewsSender } from '../news/send-news';
import type { Store } from '../store/engine/store';
import { sweepLeft } from '../store/privacy/erase';

/** What each kind of job does: it finishes what a process left that was killed in the middle, or sends news. */
export const worksOn = (store: Store, now: () => number, news: Pick<NewsSender, 'opensSoon' | 'resultsOut' | 'reportAnswered'>): Works => ({
  'sweep-erasure': async (uidHash, finish) => store.scrub(await sweepLeft(store, uidHash, finish)),
  'finish-regrade': async (key) => {
    const [assessmentId = 0, version = 0] = key.split('/').map(Number);
    await finishRegrade(store, assessmentId, version, now());
  },
  'opening-news': (key) => news.opensSoon(key),
  'results-news': (key) => news.resultsOut(key),
  'report-news': (key) => news.reportAnswered(key),
});
