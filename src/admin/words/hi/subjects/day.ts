import type { DayCopy } from '../../en/subjects/day';
import { wordsHi as again } from '../again';
import { wordsHi as notices } from '../notices';
import { wordsHi as today } from '../today';

/** The sentences of en/subjects/day.ts in Hindi. */
export const dayHi: DayCopy = { again, notices, today };
