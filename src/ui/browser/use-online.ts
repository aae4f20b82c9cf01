import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** What the browser believes of the network: a hint for notices, never a reason not to try. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
