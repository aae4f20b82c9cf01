import { otherKinds } from '../../kinds/kind';

/** What a page must know to let a learner sit a paper that goes beyond the specification (ADR 49). `again`: of an attempt alone, which is not the first (ADR 78). */
export const paperNeeds = ['sections', ...otherKinds, 'passages', 'languages', 'again'] as const;
export type PaperNeed = (typeof paperNeeds)[number];

const known: readonly unknown[] = paperNeeds;

/**
 * Whether a paper or an attempt needs more than this version knows. `of`: what a server or a newer version of the page wrote, in a shape
 * that this version may not know either.
 */
export const needsNewer = (of: unknown): boolean =>
  typeof of === 'object' && of !== null && 'needs' in of && Array.isArray(of.needs) && of.needs.some((need) => !known.includes(need));
