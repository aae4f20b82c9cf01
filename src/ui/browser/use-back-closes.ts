import { useEffect, useRef } from 'react';

/**
 * While something lies over the page, a back press closes that and does not leave the page: it has an entry of the history for its own,
 * which goes when it is closed in another way. Where it goes because the screen goes, the entry stays: the way on must not be undone.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const entry = useRef<'none' | 'here' | 'leaving'>('none');
  const latest = useRef({ isOpen, onClose });
  useEffect(() => {
    latest.current = { isOpen, onClose };
  });
  const pushEntry = () => {
    // The page below stays where it is scrolled to.
    history.scrollRestoration = 'manual';
    history.pushState(history.state, '');
    entry.current = 'here';
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `enters` knows nothing but refs.
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
      // Opened again before the browser had left the entry of the last time.
      else if (was === 'leaving' && latest.current.isOpen) pushEntry();
    };
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);
}
