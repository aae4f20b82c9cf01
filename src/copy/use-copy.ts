import { catalogue } from './catalogue';
import { copy } from './en/common';

/** The sentences of the frame, the sign-in, the learner's pages and the exam hall. */
export const { use: useCopy, now: copyNow } = catalogue(copy, { hi: async () => (await import('./hi/common')).copyHi });
