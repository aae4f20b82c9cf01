import * as v from 'valibot';
import { PictureHashSchema } from '../question/picture-draft';
import { pictureType } from '../question/picture-file';
import type { CallShape } from './call-shape';

/**
 * Access is by the picture's hash, which only papers contain, and for explanations only results. Only pages with pictures load this call.
 */
export const pictureCall = {
  method: 'GET',
  path: '/pictures/:hash',
  who: 'signed-in',
  params: v.object({ hash: PictureHashSchema }),
  isSameForAll: true,
  reply: v.instance(Uint8Array<ArrayBuffer>),
  bytes: pictureType,
  problems: ['not-found'],
} as const satisfies CallShape;
