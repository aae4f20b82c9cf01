import { catalogue } from './catalogue';
import { studyCopy } from './study-copy';

/** The sentences of insights and of the mistake notebook. */
export const { use: useStudyCopy } = catalogue(studyCopy, async () => (await import('./study-copy-hi')).studyCopyHi);
