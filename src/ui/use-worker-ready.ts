import { useEffect, useState } from 'react';

/** Whether the worker has this page: only then do its screens come back without a network. False where there are no workers. */
export function useWorkerReady(): boolean {
  const [isReady, setReady] = useState(() => Boolean(navigator.serviceWorker?.controller));
  useEffect(() => {
    const container = navigator.serviceWorker;
    if (!container) return;
    const look = () => setReady(container.controller !== null);
    container.addEventListener('controllerchange', look);
    return () => container.removeEventListener('controllerchange', look);
  }, []);
  return isReady;
}
