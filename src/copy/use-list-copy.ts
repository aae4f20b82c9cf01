import { catalogue } from './catalogue';
import { listCopy } from './en/lists';
import { joined } from './joined';
import { useCopy } from './use-copy';

const { use } = catalogue(listCopy, { hi: async () => (await import('./hi/lists')).listCopyHi });

/** The sentences of lists and results, with those of every page. */
export const useListCopy = joined(useCopy, use);
