import * as v from 'valibot';
import { carried } from '../faults/issue';
import { requiredLine, whole } from '../fields/fields';
import { maxLength } from '../fields/limits';
import { pictureLimits } from './picture-file';

/** A picture's name: SHA-256 of its bytes in base64url. */
export const PictureHashSchema = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, carried({ code: 'not-a-picture-name' })));

/** A picture as a stored question refers to it. */
export const PictureSchema = v.strictObject({
  hash: PictureHashSchema,
  width: whole(pictureLimits.side),
  height: whole(pictureLimits.side),
  /** A description for people who cannot see the picture. */
  alt: requiredLine(maxLength.alt),
});

/** Reply of `POST /pictures`: a picture without its description. */
export const KeptPictureSchema = v.object({ hash: v.string(), width: v.number(), height: v.number(), bytes: v.number() });
export type KeptPicture = v.InferOutput<typeof KeptPictureSchema>;
