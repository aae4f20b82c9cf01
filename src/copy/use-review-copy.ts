import { catalogue } from './catalogue';
import { reviewCopy } from './en/review';

/** The sentences around a result's questions. */
export const { use: useReviewCopy } = catalogue(reviewCopy, { hi: async () => (await import('./hi/review')).reviewCopyHi });
