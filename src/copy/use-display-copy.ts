import { catalogue } from './catalogue';
import { displayCopy } from './en/display';

/** The sentences of the dialog for text size and contrast. */
export const { use: useDisplayCopy } = catalogue(displayCopy, { hi: async () => (await import('./hi/display')).displayCopyHi });
