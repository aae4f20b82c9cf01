import { catalogue } from './catalogue';
import { aimCopy } from './en/aim';

/** The sentence of an expected cut-off. */
export const { use: useAimCopy } = catalogue(aimCopy, { hi: async () => (await import('./hi/aim')).aimCopyHi });
