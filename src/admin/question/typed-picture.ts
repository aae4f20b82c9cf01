import type { Picture } from '../../../contract/question/picture';
import type { KeptPicture } from '../../../contract/question/picture-draft';

/** A picture in the form. */
export interface TypedPicture {
  alt: string;
  /** null while it is on its way to the server. */
  kept: Omit<KeptPicture, 'bytes'> | null;
}

/** Where in the form a picture is: beside the question, with the explanation, or in the slot of this key. */
export type Place = 'question' | 'explanation' | number;

/** What stands in a place → what is to stand there. */
export type PictureChange = (now: TypedPicture | null) => TypedPicture | null;

/** As a question refers to it. */
export function pictureFrom(typed: TypedPicture | null): Picture | undefined {
  if (typed === null || typed.kept === null) return undefined;
  const { hash, width, height } = typed.kept;
  return { hash, width, height, alt: typed.alt };
}

/** A question's picture, to be edited. */
export function typedPicture(picture: Picture | undefined): TypedPicture | null {
  if (picture === undefined) return null;
  const { alt, ...kept } = picture;
  return { alt, kept };
}
