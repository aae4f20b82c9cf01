import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Returns the browser's network state: a hint for notices, and for requests that only renew what is here: never a reason to skip another. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
