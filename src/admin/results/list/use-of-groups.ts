import { useContext, useMemo } from 'react';
import { usePrinting } from '../../../ui/browser/printing';
import { AdminGroups } from '../../kit/rights/use-may';
import { type ResultsWords, useResultsCopy } from '../../words/use-results-copy';

/** The sentences of results. Of an admin who has groups, ranks and averages are among their learners alone, and `said` has the sentences say so. */
export function useOfGroups(said: (copy: ResultsWords, isPrinting: boolean) => ResultsWords): ResultsWords {
  const copy = useResultsCopy();
  const isLimited = useContext(AdminGroups) !== undefined;
  const isPrinting = usePrinting();
  return useMemo(() => (isLimited ? said(copy, isPrinting) : copy), [copy, isLimited, isPrinting, said]);
}
