import { catalogue } from './catalogue';
import { progressCopy } from './en/progress';

/** The sentences of how tests went. */
export const { use: useProgressCopy } = catalogue(progressCopy, { hi: async () => (await import('./hi/progress')).progressCopyHi });
