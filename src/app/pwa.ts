import { Workbox } from 'workbox-window';
import { claimMessage } from '../runner/device/worker-words';

/**
 * Installs the worker that makes the portal work without a network. A new version never takes over a page that is open: it waits
 * until the last one of the old version is closed.
 */
export function installWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  new Workbox('/sw.js').register().catch(() => undefined /* A browser that refuses workers still runs the portal online. */);
  void navigator.serviceWorker.ready.then(({ active }) => {
    if (navigator.serviceWorker.controller === null) active?.postMessage(claimMessage);
  });
}
