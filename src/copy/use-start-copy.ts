import { catalogue } from './catalogue';
import { startCopy } from './en/start';

/** The sentences that every start has. */
export const { use: useStartCopy } = catalogue(startCopy, { hi: async () => (await import('./hi/start')).startCopyHi });
