import type { instituteEn } from '../../en/subjects/institute';
import { wordsHi as health } from '../health';
import { wordsHi as portal } from '../portal';
import { wordsHi as trail } from '../trail';
import { wordsHi as webhook } from '../webhook';

/** The sentences of en/subjects/institute.ts in Hindi. */
export const instituteHi: typeof instituteEn = { health, portal, trail, webhook };
