import { useEffect, useState } from 'react';

type Container = ServiceWorkerContainer | undefined;

/** What `ask` finds out of the worker of this page; asked again whenever another one takes over. False until it is known. */
export function useWorkerReady(ask: (container: Container) => Promise<boolean>): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const container: Container = navigator.serviceWorker;
    let isHere = true;
    const look = () => void ask(container).then((answer) => isHere && setReady(answer));
    look();
    container?.addEventListener('controllerchange', look);
    return () => {
      isHere = false;
      container?.removeEventListener('controllerchange', look);
    };
  }, [ask]);
  return isReady;
}
