import { type HallCopy, hallCopy } from './hall-copy';

/** The sentences of the keyboard dialog and of the look of the test halls, for whatever is drawn. */
export const useHallCopy = (): HallCopy => hallCopy;
