import { catalogue } from './catalogue';
import { copy } from './copy';

/** The sentences of the frame, the sign-in, the learner's pages and the exam hall. */
export const { use: useCopy, now: copyNow } = catalogue(copy, async () => (await import('./copy-hi')).copyHi);
