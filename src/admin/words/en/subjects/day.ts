import { words as again } from '../again';
import { words as notices } from '../notices';
import { words as today } from '../today';

/** The sentences of *Today*, of notices, and of assessments that are opened again. */
export const dayEn = { again, notices, today };

export type DayCopy = typeof dayEn;
