import { catalogue } from './catalogue';
import { againCopy } from './en/again';

/** The sentences about an assessment that is sat again. */
export const { use: useAgainCopy } = catalogue(againCopy, { hi: async () => (await import('./hi/again')).againCopyHi });
