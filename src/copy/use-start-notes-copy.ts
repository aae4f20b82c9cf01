import { catalogue } from './catalogue';
import { startNotesCopy } from './en/start-notes';

/** What start pages and rows of lists say alike. */
export const { use: useStartNotesCopy } = catalogue(startNotesCopy, {
  hi: async () => (await import('./hi/start-notes')).startNotesCopyHi,
});
