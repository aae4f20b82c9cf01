import { words as portal } from '../portal';
import { words as trail } from '../trail';
import { words as webhook } from '../webhook';

/** The sentences of the institute. */
export const instituteEn = { portal, trail, webhook };

export type InstituteCopy = typeof instituteEn;
