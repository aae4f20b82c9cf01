import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Returns the browser's network state: a hint for notices, never a reason to skip a request. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
