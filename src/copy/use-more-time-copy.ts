import { catalogue } from './catalogue';
import { moreTimeCopy } from './en/more-time';

/** The sentences about the minutes that everybody gets. */
export const { use: useMoreTimeCopy } = catalogue(moreTimeCopy, { hi: async () => (await import('./hi/more-time')).moreTimeCopyHi });
