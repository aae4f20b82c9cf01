import type { ClockReading } from '../attempt/clock';

/**
 * Returns a reader of this page's clocks. The reader counts hidden, frozen and cached states, because timers and a suspended monotonic
 * clock do not show them.
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
