import { catalogue } from './catalogue';
import { keptCopy } from './en/kept';

/** The sentences of the list of saved questions. */
export const { use: useKeptCopy } = catalogue(keptCopy, { hi: async () => (await import('./hi/kept')).keptCopyHi });
