import { createUpdates } from './create-updates';

/** The updates of this page. */
export const updates = createUpdates({
  page: document,
  now: Date.now,
  locks: navigator.locks,
  reload: () => window.location.reload(),
});
