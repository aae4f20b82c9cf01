import { catalogue } from './catalogue';
import { filedCopy } from './en/filed';

/** The sentences in the place of a paper that is not sat here. */
export const { use: useFiledCopy } = catalogue(filedCopy, { hi: async () => (await import('./hi/filed')).filedCopyHi });
