import { catalogue } from './catalogue';
import { sitAgainCopy } from './en/sit-again';

/** The sentences of past tests that are sat again. */
export const { use: useSitAgainCopy } = catalogue(sitAgainCopy, { hi: async () => (await import('./hi/sit-again')).sitAgainCopyHi });
