import { bringing } from './bringing';
import { Drawn } from './Drawn';
import { PicturesNote } from './PicturesNote';
import { watch } from './watch';

// Only load.ts imports this file: a chunk for papers with pictures.

export const onDemand = { bringing, Drawn, PicturesNote, watch };
