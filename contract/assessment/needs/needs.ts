/** What a page must know to let a learner sit a paper that goes beyond the specification. */
export const paperNeeds = ['sections', 'multiple', 'numeric', 'passages', 'languages'] as const;
export type PaperNeed = (typeof paperNeeds)[number];
