import { askServiceWorker } from '../../runner/device/ask-service-worker';
import { hasFileMessage } from '../../runner/device/worker-messages';
import { createUpdates } from './create-updates';
import { begun, offer } from './this-page';

/** A worker of a version that does not know the question gives no answer; it is of another version then. */
const longestMs = 3_000;

/** The updates of this page. */
export const updates = createUpdates({
  store: offer,
  container: navigator.serviceWorker,
  begun,
  page: document,
  now: Date.now,
  locks: navigator.locks,
  reload: () => window.location.reload(),
  hasEntry: (worker, entry) => askServiceWorker(worker, hasFileMessage(entry), longestMs),
});
