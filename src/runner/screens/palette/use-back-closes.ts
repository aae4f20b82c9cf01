import { useEffect, useRef } from 'react';

/**
 * Makes a back press close an open layer instead of leaving the page. The layer has its own history entry, which is removed when the layer
 * closes in another way. If the layer disappears with its screen, the entry stays, so that the navigation is not undone.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const entry = useRef<'none' | 'here' | 'leaving'>('none');
  const latest = useRef({ isOpen, onClose });
  useEffect(() => {
    latest.current = { isOpen, onClose };
  });
  const pushEntry = () => {
    // The page below keeps its scroll position.
    history.scrollRestoration = 'manual';
    history.pushState(history.state, '');
    entry.current = 'here';
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `pushEntry` uses refs only.
  useEffect(() => {
    if (isOpen && entry.current === 'none') pushEntry();
    if (!isOpen && entry.current === 'here') {
      entry.current = 'leaving';
      history.back();
    }
  }, [isOpen]);
  // The router draws anew between two listeners of one event: a listener that a drawing replaces would miss it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    const back = () => {
      const was = entry.current;
      entry.current = 'none';
      if (was === 'here') latest.current.onClose();
      // Opened again before the browser had left the previous entry.
      else if (was === 'leaving' && latest.current.isOpen) pushEntry();
    };
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);
}
