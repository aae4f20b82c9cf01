import { bringing } from './bringing';
import { Drawn } from './Drawn';
import { PicturesNote } from './PicturesNote';
import { watch } from './watch';

// Nothing but load.ts imports this file: it is the one chunk that only papers with pictures need.

export const onDemand = { bringing, Drawn, PicturesNote, watch };
