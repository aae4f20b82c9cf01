import { catalogue } from './catalogue';
import { studyCopy } from './en/study';

/** The sentences of insights and of the mistake notebook. */
export const { use: useStudyCopy } = catalogue(studyCopy, async () => (await import('./hi/study')).studyCopyHi);
