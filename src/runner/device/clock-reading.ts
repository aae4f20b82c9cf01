import type { ClockReading } from '../attempt/clock';

/**
 * Looks at this page's clocks. A page that goes to sleep with its device, is frozen or put into the cache goes out of sight first:
 * that is counted, because timers and a suspended monotonic clock tell nothing of it.
 */
export function clockReader(page: Document | undefined): () => ClockReading {
  let hides = 0;
  const hide = () => {
    hides += 1;
  };
  page?.addEventListener('visibilitychange', () => page.visibilityState === 'hidden' && hide());
  page?.addEventListener('freeze', hide);
  page?.defaultView?.addEventListener('pagehide', hide);
  return () => ({ wall: Date.now(), mono: performance.now(), isHidden: page?.visibilityState === 'hidden', hides });
}
