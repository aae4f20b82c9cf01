import { words as bankList } from '../bank';
import { words as categoryChanges } from '../categories';
import { words as kinds } from '../kinds';
import { words as passages } from '../questions/passages';
import { words as picture } from '../questions/question';
import { words as shaping } from '../questions/shaping';
import { words as similar } from '../questions/similar';

/** The sentences of the question bank. */
export const bankEn = { bankList, categoryChanges, kinds, passages, picture, shaping, similar };
