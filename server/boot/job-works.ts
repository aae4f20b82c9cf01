import { finishRegrade } from '../assessments/regrade';
import type { Works } from '../clockwork/clockwork';
import type { NewsSender } from '../news/send-news';
import type { WebhookSender } from '../news/webhook';
import type { Store } from '../store/engine/store';
import { sweepLeft } from '../store/privacy/erase';

/** What each kind of job does: it finishes what a process left that was killed in the middle, or tells of an event. */
export const worksOn = (
  store: Store,
  now: () => number,
  news: Pick<NewsSender, 'opensSoon' | 'resultsOut' | 'reportAnswered' | 'questionsDue'>,
  webhook: Pick<WebhookSender, 'opensSoon' | 'resultsOut' | 'deliver'>,
): Works => ({
  'sweep-erasure': async (uidHash, finish) => store.scrub(await sweepLeft(store, uidHash, finish)),
  'finish-regrade': async (key) => {
    const [assessmentId = 0, version = 0] = key.split('/').map(Number);
    await finishRegrade(store, assessmentId, version, now());
  },
  // The webhook first: its message is entered at once, and the news of many learners take minutes.
  'opening-news': (key) => webhook.opensSoon(key).then(() => news.opensSoon(key)),
  'results-news': (key) => webhook.resultsOut(key).then(() => news.resultsOut(key)),
  'report-news': (key) => news.reportAnswered(key),
  'due-news': (key) => news.questionsDue(key),
  webhook: (key) => webhook.deliver(key),
});
