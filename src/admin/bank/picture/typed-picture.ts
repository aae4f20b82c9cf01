import type { Picture } from '../../../../contract/question/picture';
import type { KeptPicture } from '../../../../contract/question/picture-draft';

/** A picture in the form. */
export interface TypedPicture {
  alt: string;
  /** null while uploading. */
  kept: Omit<KeptPicture, 'bytes'> | null;
}

/** Place of a picture in the form: the question, the explanation, or the slot with this key. */
export type PicturePlace = 'question' | 'explanation' | number;

/** Maps the current picture of a place to the next one. */
export type PictureChange = (now: TypedPicture | null) => TypedPicture | null;

/** Returns the picture as a question refers to it; undefined while uploading. */
export function pictureFrom(typed: TypedPicture | null): Picture | undefined {
  if (typed === null || typed.kept === null) return undefined;
  const { hash, width, height } = typed.kept;
  return { hash, width, height, alt: typed.alt };
}

/** Returns a question's picture for the form. */
export function typedPicture(picture: Picture | undefined): TypedPicture | null {
  if (picture === undefined) return null;
  const { alt, ...kept } = picture;
  return { alt, kept };
}
