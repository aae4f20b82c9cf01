import type { bankEn } from '../../en/subjects/bank';
import { wordsHi as bankList } from '../bank';
import { wordsHi as categoryChanges } from '../categories';
import { wordsHi as kinds } from '../kinds';
import { wordsHi as passages } from '../questions/passages';
import { wordsHi as picture } from '../questions/question';
import { wordsHi as shaping } from '../questions/shaping';
import { wordsHi as similar } from '../questions/similar';

/** The sentences of en/subjects/bank.ts in Hindi. */
export const bankHi: typeof bankEn = { bankList, categoryChanges, kinds, passages, picture, shaping, similar };
