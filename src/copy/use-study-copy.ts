import { catalogue } from './catalogue';
import { studyCopy } from './en/study';

/** The sentences of insights and of *Revise*. */
export const { use: useStudyCopy } = catalogue(studyCopy, { hi: async () => (await import('./hi/study')).studyCopyHi });
