import type { DayCopy } from '../../en/subjects/day';
import { wordsHi as absent } from '../absent';
import { wordsHi as chances } from '../chances';
import { wordsHi as notices } from '../notices';
import { wordsHi as today } from '../today';

/** The sentences of en/subjects/day.ts in Hindi. */
export const dayHi: DayCopy = { absent, chances, notices, today };
