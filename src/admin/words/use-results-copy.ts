import { catalogue } from '../../copy/catalogue';
import { joined } from '../../copy/joined';
import { resultsEn } from './en/subjects/results';
import { usePapersCopy } from './use-papers-copy';

const { use } = catalogue(resultsEn, { hi: async () => (await import('./hi/subjects/results')).resultsHi });

/** The sentences of results, with those of assessments. */
export const useResultsCopy = joined(usePapersCopy, use);

export type ResultsWords = ReturnType<typeof useResultsCopy>;
