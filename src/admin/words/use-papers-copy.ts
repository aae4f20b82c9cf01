import { catalogue } from '../../copy/catalogue';
import { joined } from '../../copy/joined';
import { papersEn } from './en/subjects/papers';
import { useBankCopy } from './use-bank-copy';
import { peopleOwn } from './use-people-copy';

/** The same in both languages, for what learners read in theirs. */
export const papersInBoth = async () => ({ english: papersEn, hindi: (await import('./hi/subjects/papers')).papersHi });

const { use } = catalogue(papersEn, { hi: async () => (await import('./hi/subjects/papers')).papersHi });

/** The sentences of exams and assessments, with those of the bank and of groups, which their screens show too. */
export const usePapersCopy = joined(joined(useBankCopy, peopleOwn.use), use);

export type PapersWords = ReturnType<typeof usePapersCopy>;
