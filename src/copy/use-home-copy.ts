import { catalogue } from './catalogue';
import { homeCopy } from './en/home';
import { joined } from './joined';
import { useCopy } from './use-copy';

const { use } = catalogue(homeCopy, { hi: async () => (await import('./hi/home')).homeCopyHi });

/** The sentences of the dashboard, with those of every page. */
export const useHomeCopy = joined(useCopy, use);
