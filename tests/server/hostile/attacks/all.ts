import type { Attack } from '../kit/attack';
import { bodyAttacks } from './bodies';

/** Every attack that the suite sends and the bench repeats. */
export const attacks: readonly Attack[] = [...bodyAttacks];
