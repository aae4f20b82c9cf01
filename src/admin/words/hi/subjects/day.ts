import type { dayEn } from '../../en/subjects/day';
import { wordsHi as absent } from '../absent';
import { wordsHi as chances } from '../chances';
import { wordsHi as notices } from '../notices';
import { wordsHi as today } from '../today';

/** The sentences of en/subjects/day.ts in Hindi. */
export const dayHi: typeof dayEn = { absent, chances, notices, today };
