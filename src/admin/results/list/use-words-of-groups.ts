import { useContext, useMemo } from 'react';
import { usePrinting } from '../../../ui/browser/printing';
import { AdminGroups } from '../../kit/rights/use-may';
import { type ResultsWords, useResultsCopy } from '../../words/use-results-copy';

type OfGroups = (copy: ResultsWords, isPrinting: boolean) => ResultsWords;

/** The sentences of results. Of an admin who has groups, ranks and averages are among their learners alone, and `said` has the sentences say so. */
function useOfGroups(said: OfGroups): ResultsWords {
  const copy = useResultsCopy();
  const isLimited = useContext(AdminGroups) !== undefined;
  const isPrinting = usePrinting();
  return useMemo(() => (isLimited ? said(copy, isPrinting) : copy), [copy, isLimited, isPrinting, said]);
}

const inList: OfGroups = (copy, isPrinting) => {
  const { results, personTests } = copy;
  const { rank } = isPrinting ? personTests.ofTheseGroups : personTests.ofGroups;
  return { ...copy, results: { ...results, lead: results.leadOfGroups, columns: { ...results.columns, rank } } };
};

const ofPerson: OfGroups = (copy, isPrinting) => {
  const { personTests } = copy;
  const { trendNote, point, ...titles } = personTests.ofGroups;
  const columns = { ...personTests.columns, ...(isPrinting ? personTests.ofTheseGroups : titles) };
  return { ...copy, personTests: { ...personTests, columns, ofAll: titles.mean, trendNote, point } };
};

/** The sentences of a list of results. */
export const useListWords = (): ResultsWords => useOfGroups(inList);

/** The sentences of one person's page. */
export const usePersonWords = (): ResultsWords => useOfGroups(ofPerson);
