import { type Copy, copy } from './copy';

/** The sentences of the page, for whatever is drawn. */
export const useCopy = (): Copy => copy;

/** The same at this moment, for what is said once. */
export const copyNow = (): Copy => copy;
