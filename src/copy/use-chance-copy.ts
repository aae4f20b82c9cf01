import { catalogue } from './catalogue';
import { chanceCopy } from './en/chance';

/** The sentences about an assessment that is sat again. */
export const { use: useChanceCopy } = catalogue(chanceCopy, { hi: async () => (await import('./hi/chance')).chanceCopyHi });
