import { catalogue } from '../../copy/catalogue';
import { joined } from '../../copy/joined';
import { bankEn } from './en/subjects/bank';
import { useAdminCopy } from './use-admin-copy';

const { use } = catalogue(bankEn, { hi: async () => (await import('./hi/subjects/bank')).bankHi });

/** The sentences of the question bank, with those of every admin screen. */
export const useBankCopy = joined(useAdminCopy, use);

export type BankWords = ReturnType<typeof useBankCopy>;
