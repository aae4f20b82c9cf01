import { arrivedMessage, pageLockName } from '../../runner/device/worker-messages';
import { whenSettled } from '../../ui/when-settled';
import { updates } from './updates';

/**
 * Tells workers of later versions, for as long as this page is shown, that the files of its own are still needed. A page that leaves
 * lets go by itself: WebKit does not always finish the loading of the page after one that held a lock to its end.
 */
function holdVersion(entry: string): void {
  let letGo: () => void = () => undefined;
  const untilGone = () =>
    new Promise<void>((resolve) => {
      letGo = resolve;
    });
  const hold = () =>
    void navigator.locks?.request(pageLockName(entry), { mode: 'shared' }, untilGone).catch(() => undefined /* The page is going. */);
  hold();
  window.addEventListener('pagehide', () => letGo());
  window.addEventListener('pageshow', ({ persisted }) => persisted && hold());
}

/**
 * Installs the worker that makes the portal work without a network, and looks after its updates. `entry` is the address of this page's first script.
 * The very first worker fetches the whole app: on a slow phone, behind what the page itself still has to fetch and to draw.
 */
export function installWorker(entry: string): void {
  const container = navigator.serviceWorker;
  if (!container || import.meta.env.DEV) return;
  holdVersion(entry);
  updates.watch(container);
  const register = () =>
    void container
      .register('/sw.js')
      .then(updates.follow, () => undefined /* A browser that refuses workers still runs the portal online. */);
  if (container.controller === null) whenSettled(register);
  else register();
  // The site data was cleared, and the worker with it: its files must be here again before the network goes.
  container.addEventListener('controllerchange', () => container.controller === null && register());
  void container.ready.then(({ active }) => active?.postMessage(arrivedMessage));
}
