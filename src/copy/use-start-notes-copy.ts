import { catalogue } from './catalogue';
import { startNotesCopy } from './en/start-notes';

/** The sentences around a start: exam day, expected cut-off, private window, languages. */
export const { use: useStartNotesCopy } = catalogue(startNotesCopy, {
  hi: async () => (await import('./hi/start-notes')).startNotesCopyHi,
});
