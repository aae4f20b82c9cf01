import { bringing } from './bringing';
import { PicturesNote } from './PicturesNote';
import { ShownPicture } from './ShownPicture';
import { watch } from './watch';

// Only load.ts imports this file: a chunk for papers with pictures.

export const onDemand = { bringing, ShownPicture, PicturesNote, watch };
