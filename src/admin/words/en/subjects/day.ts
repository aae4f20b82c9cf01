import { words as notices } from '../notices';
import { words as today } from '../today';

/** The sentences of *Today* and of notices. */
export const dayEn = { notices, today };

export type DayCopy = typeof dayEn;
