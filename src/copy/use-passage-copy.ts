import { catalogue } from './catalogue';
import { passageCopy } from './en/passage';

/** The sentences of passages that questions share. */
export const { use: usePassageCopy } = catalogue(passageCopy, { hi: async () => (await import('./hi/passage')).passageCopyHi });
