import { catalogue } from './catalogue';
import { ownDataCopy } from './en/own-data';

/** The sentences about a person's own data. */
export const { use: useOwnDataCopy, now: ownDataCopyNow } = catalogue(ownDataCopy, {
  hi: async () => (await import('./hi/own-data')).ownDataCopyHi,
});
