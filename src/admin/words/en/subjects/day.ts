import { words as absent } from '../absent';
import { words as chances } from '../chances';
import { words as notices } from '../notices';
import { words as today } from '../today';

/** The sentences of *Today*, of who is absent, of notices, and of further chances. */
export const dayEn = { absent, chances, notices, today };
