import { catalogue } from '../../copy/catalogue';
import { joined } from '../../copy/joined';
import { useCopy } from '../../copy/use-copy';
import { copy } from './en/common';

const own = catalogue(copy, { hi: async () => (await import('./hi/common')).copyHi });

/** Returns the admin's own sentences in the page's current language. */
export const adminCopyNow = own.now;

/** The sentences of every admin screen: its own, and those shared with the learner's pages. A subject's come with it (`use-bank-copy.ts` and so on). */
export const useAdminCopy = joined(useCopy, own.use);

export type AdminWords = ReturnType<typeof useAdminCopy>;
