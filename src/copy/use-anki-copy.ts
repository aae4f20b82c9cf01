import { catalogue } from './catalogue';
import { ankiCopy } from './en/anki';

/** The sentences of files for Anki. */
export const { use: useAnkiCopy } = catalogue(ankiCopy, { hi: async () => (await import('./hi/anki')).ankiCopyHi });
