import { arrivedMessage, pageLockName } from '../../runner/device/worker-messages';
import { whenSettled } from '../../ui/when-settled';
import { updates } from './updates';

/**
 * Holds a lock that tells workers of later versions that this page still needs its files. A page that leaves releases the lock itself:
 * WebKit sometimes never finishes loading the page after one that held a lock to its end.
 */
function holdVersion(entry: string): void {
  let letGo: () => void = () => undefined;
  const untilGone = () =>
    new Promise<void>((resolve) => {
      letGo = resolve;
    });
  const hold = () =>
    void navigator.locks?.request(pageLockName(entry), { mode: 'shared' }, untilGone).catch(() => undefined /* The page is leaving. */);
  hold();
  window.addEventListener('pagehide', () => letGo());
  window.addEventListener('pageshow', ({ persisted }) => persisted && hold());
}

/**
 * Installs the worker that makes the portal work offline, and follows its updates. `entry`: address of this page's first script. The first
 * worker fetches the whole app; on a slow phone, only after the page's own requests.
 */
export function installWorker(entry: string): void {
  const container = navigator.serviceWorker;
  if (!container || import.meta.env.DEV) return;
  holdVersion(entry);
  updates.watch(container, entry);
  const register = () =>
    void container
      .register('/sw.js')
      .then(updates.follow, () => undefined /* In a browser that refuses workers, the portal still runs online. */);
  if (container.controller === null) whenSettled(register);
  else register();
  // Site data were cleared, including the worker: its files must be back before the network goes.
  container.addEventListener('controllerchange', () => container.controller === null && register());
  void container.ready.then(({ active }) => active?.postMessage(arrivedMessage));
}
