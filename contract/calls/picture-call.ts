import * as v from 'valibot';
import { PictureHashSchema } from '../question/picture-draft';
import { pictureType } from '../question/picture-file';
import type { CallShape } from './call-shape';

/** Who knows a picture's name may fetch it; it stands in papers, and that of an explanation's in results alone. Only pages with pictures carry this call. */
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
