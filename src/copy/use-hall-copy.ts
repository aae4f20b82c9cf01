import { catalogue } from './catalogue';
import { hallCopy } from './en/hall';

/** The sentences of the keyboard dialog and of the hall look. */
export const { use: useHallCopy } = catalogue(hallCopy, { hi: async () => (await import('./hi/hall')).hallCopyHi });
