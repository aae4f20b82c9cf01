import { catalogue } from './catalogue';
import { noticeCopy } from './en/notice';

/** The sentences about the acceptance of the privacy notice. */
export const { use: useNoticeCopy } = catalogue(noticeCopy, { hi: async () => (await import('./hi/notice')).noticeCopyHi });
