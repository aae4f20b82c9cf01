import type { ResultsWords } from '../../words/use-results-copy';
import { useOfGroups } from '../list/use-of-groups';

function ofGroups(copy: ResultsWords, isPrinting: boolean): ResultsWords {
  const { personTests } = copy;
  const { trendNote, point, ...titles } = personTests.ofGroups;
  const columns = { ...personTests.columns, ...(isPrinting ? personTests.ofTheseGroups : titles) };
  return { ...copy, personTests: { ...personTests, columns, ofAll: titles.mean, trendNote, point } };
}

/** The sentences of one person's page. */
export const usePersonCopy = (): ResultsWords => useOfGroups(ofGroups);
