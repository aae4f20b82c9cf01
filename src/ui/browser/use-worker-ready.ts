import { useEffect, useState } from 'react';

type Container = ServiceWorkerContainer | undefined;

/**
 * Returns what `ask` reports about this page's worker; false until known. Asks again when another worker takes over and when the network
 * returns.
 */
export function useWorkerReady(ask: (container: Container) => Promise<boolean>): boolean {
  const [said, setSaid] = useState<{ ask: unknown; answer: boolean } | null>(null);
  useEffect(() => {
    const container: Container = navigator.serviceWorker;
    let last = 0;
    const look = () => {
      last += 1;
      const ownRun = last;
      // A reply about the previous worker may arrive after the reply about the current one.
      void ask(container).then((answer) => ownRun === last && setSaid({ ask, answer }));
    };
    look();
    container?.addEventListener('controllerchange', look);
    window.addEventListener('online', look);
    return () => {
      last = -1;
      container?.removeEventListener('controllerchange', look);
      window.removeEventListener('online', look);
    };
  }, [ask]);
  // The reply to another `ask` does not count.
  return said?.ask === ask && said.answer;
}
