import { catalogue } from './catalogue';
import { reviewCopy } from './review-copy';

/** The sentences around a result's questions. */
export const { use: useReviewCopy } = catalogue(reviewCopy, async () => (await import('./review-copy-hi')).reviewCopyHi);
