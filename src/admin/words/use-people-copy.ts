import { catalogue } from '../../copy/catalogue';
import { joined } from '../../copy/joined';
import { peopleEn } from './en/subjects/people';
import { useAdminCopy } from './use-admin-copy';

/** Without the sentences of every screen. */
export const peopleOwn = catalogue(peopleEn, { hi: async () => (await import('./hi/subjects/people')).peopleHi });

/** The sentences of people, groups and the roster, with those of every admin screen. */
export const usePeopleCopy = joined(useAdminCopy, peopleOwn.use);

export type PeopleWords = ReturnType<typeof usePeopleCopy>;
