import { useEffect, useState } from 'react';

type Container = ServiceWorkerContainer | undefined;

/** What `ask` finds out of the worker of this page; asked again whenever another one takes over, and when a network comes back. False until it is known. */
export function useWorkerReady(ask: (container: Container) => Promise<boolean>): boolean {
  const [said, setSaid] = useState<{ ask: unknown; answer: boolean } | null>(null);
  useEffect(() => {
    const container: Container = navigator.serviceWorker;
    let last = 0;
    const look = () => {
      last += 1;
      const mine = last;
      // An answer about the worker before may come later than one about the worker now.
      void ask(container).then((answer) => mine === last && setSaid({ ask, answer }));
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
  // What another question was answered says nothing.
  return said?.ask === ask && said.answer;
}
