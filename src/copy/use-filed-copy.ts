import { catalogue } from './catalogue';
import { filedCopy } from './en/filed';

/** The sentences about an assessment that was handed in before. */
export const { use: useFiledCopy } = catalogue(filedCopy, { hi: async () => (await import('./hi/filed')).filedCopyHi });
