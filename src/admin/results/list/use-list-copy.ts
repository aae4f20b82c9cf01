import { useContext, useMemo } from 'react';
import { usePrinting } from '../../../ui/browser/printing';
import { AdminGroups } from '../../kit/rights/use-may';
import { type ResultsWords, useResultsCopy } from '../../words/use-results-copy';

/** The sentences of a list of results. Of an admin who has groups, ranks are among their learners alone, which the list then says. */
export function useListCopy(): ResultsWords {
  const copy = useResultsCopy();
  const isLimited = useContext(AdminGroups) !== undefined;
  const isPrinting = usePrinting();
  return useMemo(() => {
    if (!isLimited) return copy;
    const { results, personTests } = copy;
    const { rank } = isPrinting ? personTests.ofTheseGroups : personTests.ofGroups;
    return { ...copy, results: { ...results, lead: results.leadOfGroups, columns: { ...results.columns, rank } } };
  }, [copy, isLimited, isPrinting]);
}
