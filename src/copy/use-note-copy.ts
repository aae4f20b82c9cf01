import { catalogue } from './catalogue';
import { noteCopy } from './en/note';

/** The sentences of notes beside stars. */
export const { use: useNoteCopy } = catalogue(noteCopy, { hi: async () => (await import('./hi/note')).noteCopyHi });
