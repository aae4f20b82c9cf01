import { catalogue } from './catalogue';
import { savedCopy } from './en/saved';

/** The sentences of the list of saved questions. */
export const { use: useSavedCopy } = catalogue(savedCopy, { hi: async () => (await import('./hi/saved')).keptCopyHi });
