import { words as portal } from '../portal';
import { words as trail } from '../trail';

/** The sentences of the institute. */
export const instituteEn = { portal, trail };

export type InstituteCopy = typeof instituteEn;
