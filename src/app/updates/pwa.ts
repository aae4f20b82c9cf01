import { arrivedMessage, pageLockName } from '../../runner/device/worker-messages';
import { whenIdle } from '../../ui/browser/when-idle';
import { whenSettled } from '../../ui/when-settled';
import { begun } from './this-page';

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
 * Installs the worker that makes the portal work offline, and follows its updates, with code that no screen waits for. `entry`: address of
 * this page's first script. The first worker fetches the whole app; on a slow phone, only after the page's own requests.
 */
export function installWorker(entry: string): void {
  const container = navigator.serviceWorker;
  if (!container || import.meta.env.DEV) return;
  holdVersion(entry);
  Object.assign(begun, { entry, controller: container.controller });
  const follow = () =>
    whenIdle(
      () =>
        void import('./updates').then(
          ({ updates }) => updates.follow(),
          () => undefined /* The next page tries again. */,
        ),
    );
  if (container.controller === null) whenSettled(follow);
  else follow();
  void container.ready.then(({ active }) => active?.postMessage(arrivedMessage));
}
