import { words as health } from '../health';
import { words as portal } from '../portal';
import { words as trail } from '../trail';
import { words as webhook } from '../webhook';

/** The sentences of the institute. */
export const instituteEn = { health, portal, trail, webhook };
