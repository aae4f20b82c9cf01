import { watched } from '../../../ui/browser/use-wide';

/** Returns whether the screen is a phone's, upright: what stands above a list would fill it. */
export const useNarrow = watched('(width < 40rem)', false);
