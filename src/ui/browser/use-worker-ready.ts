import { useEffect, useState } from 'react';

type Container = ServiceWorkerContainer | undefined;

/** How soon a worker that had not everything, or was too slow to say, is asked again; then after twice as long, as each question may fetch files. Milliseconds. */
const firstPauseMs = 10_000;

/**
 * Returns what `ask` reports about this page's worker; false until known. Asks again when another worker takes over, when the network
 * returns, and some time after a no: on a busy phone a worker may be too slow to answer.
 */
export function useWorkerReady(ask: (container: Container) => Promise<boolean>): boolean {
  const [said, setSaid] = useState<{ ask: unknown; answer: boolean } | null>(null);
  useEffect(() => {
    const container: Container = navigator.serviceWorker;
    let last = 0;
    let pauseMs = firstPauseMs;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      last += 1;
      const ownRun = last;
      clearTimeout(timer);
      void ask(container).then((answer) => {
        // A reply about the previous worker may arrive after the reply about the current one.
        if (ownRun !== last) return;
        setSaid({ ask, answer });
        if (answer || !container?.controller) return;
        timer = setTimeout(look, pauseMs);
        pauseMs *= 2;
      });
    };
    look();
    container?.addEventListener('controllerchange', look);
    window.addEventListener('online', look);
    return () => {
      last = -1;
      clearTimeout(timer);
      container?.removeEventListener('controllerchange', look);
      window.removeEventListener('online', look);
    };
  }, [ask]);
  // The reply to another `ask` does not count.
  return said?.ask === ask && said.answer;
}
