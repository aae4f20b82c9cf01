import { words as today } from '../today';

/** The sentences of *Today*. */
export const dayEn = { today };

export type DayCopy = typeof dayEn;
