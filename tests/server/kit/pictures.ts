import { hash as hashOf } from 'node:crypto';
import type { MakePicture } from '../../../server/uploads/picture-maker';

const size = { width: 640, height: 480 };

/** In place of the process that makes pictures small: the bytes stay as they came. */
export const makesPictures: MakePicture = async ({ bytes }) => ({ bytes, ...size });

/** How a question refers to the picture that a file of this content becomes. */
export const pictureOf = (content: string, alt = `A drawing of ${content}`) => ({
  hash: hashOf('sha256', content, 'base64url'),
  ...size,
  alt,
});
