import * as v from 'valibot';
import { required, whole } from '../fields/fields';
import { maxLength, pictureLimits } from '../fields/limits';

/** SHA-256 of a picture's bytes in base64url: its name, by which it is asked for. */
export const PictureHashSchema = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'is not the name of a picture'));

/** A picture as a question that is filed refers to it. */
export const PictureSchema = v.strictObject({
  hash: PictureHashSchema,
  width: whole(pictureLimits.side),
  height: whole(pictureLimits.side),
  /** What it shows, for who cannot see it. */
  alt: required(maxLength.alt),
});

/** What `POST /pictures` answers: a picture without its words. */
export const KeptPictureSchema = v.object({ hash: v.string(), width: v.number(), height: v.number(), bytes: v.number() });
export type KeptPicture = v.InferOutput<typeof KeptPictureSchema>;
