import { useEffect, useState } from 'react';
import type { ResultRow } from '../../../../contract/assessment/result-list';
import { pageLimits } from '../../../../contract/fields/limits';
import { callPage } from '../../kit/calls/call';
import { report } from '../../kit/calls/report';
import type { WantedResults } from './use-results';

const mostPages = 5;
/** Results and sheets of paper of the longest print-out. */
export const mostPrinted = { results: mostPages * pageLimits.size, sheets: 25 };

/** Fetches the matching results and prints them once they are on the page. */
export function usePrint(id: number, wanted: WantedResults) {
  const [state, setState] = useState<'idle' | 'fetching' | 'failed'>('idle');
  const [printed, setPrinted] = useState<ResultRow[] | null>(null);

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
      const rows: ResultRow[] = [];
      for (let page = 1; page <= mostPages; page += 1) {
        const { items } = await callPage('getResultRows', { params: { id }, query: { ...wanted, page, size: pageLimits.size } });
        rows.push(...items);
        if (items.length < pageLimits.size) break;
      }
      setPrinted(rows);
      setState('idle');
    } catch (error) {
      report('Print of results', error);
      setState('failed');
    }
  }

  return { state, printed, print };
}
