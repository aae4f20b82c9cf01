import { type StudyCopy, studyCopy } from './study-copy';

/** The sentences of insights and of the mistake notebook, for whatever is drawn. */
export const useStudyCopy = (): StudyCopy => studyCopy;
