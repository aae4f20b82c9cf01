import type { Attack } from '../kit/attack';
import { bodyAttacks } from './bodies';
import { fileAttacks } from './files';
import { readAttacks } from './reads';
import { socketAttacks } from './sockets';

/** Every attack that the suite sends and the bench repeats. */
export const attacks: readonly Attack[] = [...bodyAttacks, ...socketAttacks, ...readAttacks, ...fileAttacks];
