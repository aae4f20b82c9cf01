import * as v from 'valibot';
import { PictureHashSchema } from '../question/picture-draft';
import { pictureType } from '../question/picture-file';
import { callRow } from './call-row';

/**
 * Access is by the picture's hash, which only papers contain, and for explanations only results. Only pages with pictures load this call.
 */
export const pictureCall = callRow('GET /pictures/:hash', 'signed-in', {
  params: v.object({ hash: PictureHashSchema }),
  needsNoRole: true,
  reply: v.instance(Uint8Array<ArrayBuffer>),
  bytes: pictureType,
  problems: ['not-found'],
});
