import { catalogue } from './catalogue';
import { sampleCopy } from './en/sample';

/** The question of the landing page. */
export const { use: useSampleCopy } = catalogue(sampleCopy, { hi: async () => (await import('./hi/sample')).sampleCopyHi });
