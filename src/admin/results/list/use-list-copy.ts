import type { ResultsWords } from '../../words/use-results-copy';
import { useOfGroups } from './use-of-groups';

function ofGroups(copy: ResultsWords, isPrinting: boolean): ResultsWords {
  const { results, personTests } = copy;
  const { rank } = isPrinting ? personTests.ofTheseGroups : personTests.ofGroups;
  return { ...copy, results: { ...results, lead: results.leadOfGroups, columns: { ...results.columns, rank } } };
}

/** The sentences of a list of results. */
export const useListCopy = (): ResultsWords => useOfGroups(ofGroups);
