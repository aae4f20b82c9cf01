import { catalogue } from './catalogue';
import { newsCopy } from './en/news';

/** The sentences of news on this device. */
export const { use: useNewsCopy } = catalogue(newsCopy, { hi: async () => (await import('./hi/news')).newsCopyHi });
