import type { ReviewCopy } from '../../copy/en/review';

/** The marks that an answer got, of those of a right one; absent where the paper's marks say it. `full`: null where it is not known. Of lost marks there is no whole. */
export const marksWords = (
  copy: ReviewCopy,
  marksText: (marks: number) => string,
  got: number | undefined,
  full: number | null,
): string | undefined => (got === undefined ? undefined : copy.marks(marksText(got), full === null || got < 0 ? null : marksText(full)));
