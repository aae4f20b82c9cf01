import { catalogue } from '../../copy/catalogue';
import { joined } from '../../copy/joined';
import { instituteEn } from './en/subjects/institute';
import { useAdminCopy } from './use-admin-copy';

const { use } = catalogue(instituteEn, { hi: async () => (await import('./hi/subjects/institute')).instituteHi });

/** The sentences of the institute, with those of every admin screen. */
export const useInstituteCopy = joined(useAdminCopy, use);

export type InstituteWords = ReturnType<typeof useInstituteCopy>;
