import { useContext, useMemo } from 'react';
import { usePrinting } from '../../../ui/browser/printing';
import { AdminGroups } from '../../kit/rights/use-may';
import { type ResultsWords, useResultsCopy } from '../../words/use-results-copy';

/** The sentences of one person's page. Of an admin who has groups, places and averages are among their learners alone, which the headings then say. */
export function usePersonCopy(): ResultsWords {
  const copy = useResultsCopy();
  const isLimited = useContext(AdminGroups) !== undefined;
  const isPrinting = usePrinting();
  return useMemo(() => {
    if (!isLimited) return copy;
    const { personTests } = copy;
    const { trendNote, point, ...titles } = personTests.ofGroups;
    const columns = { ...personTests.columns, ...(isPrinting ? personTests.ofTheseGroups : titles) };
    return { ...copy, personTests: { ...personTests, columns, ofAll: titles.mean, trendNote, point } };
  }, [copy, isLimited, isPrinting]);
}
