import { catalogue } from './catalogue';
import { aimCopy } from './en/aim';

/** The sentences of an exam day, an expected cut-off and a private window. */
export const { use: useAimCopy } = catalogue(aimCopy, { hi: async () => (await import('./hi/aim')).aimCopyHi });
