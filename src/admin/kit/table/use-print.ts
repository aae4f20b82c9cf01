import { useEffect, useState } from 'react';
import { logFailure } from '../calls/log-failure';

/** Fetches rows and prints them once they are on the page. `what`: names them in the log. */
export function usePrint<Row>(what: string, fetchRows: () => Promise<Row[]>) {
  const [state, setState] = useState<'idle' | 'fetching' | 'failed'>('idle');
  const [printed, setPrinted] = useState<Row[] | null>(null);

  useEffect(() => {
    if (printed === null) return;
    const end = () => setPrinted(null);
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [printed]);

  async function print() {
    if (state === 'fetching') return;
    setState('fetching');
    try {
      setPrinted(await fetchRows());
      setState('idle');
    } catch (error) {
      logFailure(what, error);
      setState('failed');
    }
  }

  return { state, printed, print };
}
