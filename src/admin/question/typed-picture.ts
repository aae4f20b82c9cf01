import type { Picture } from '../../../contract/picture';
import type { KeptPicture } from '../../../contract/picture-draft';
import type { Typed } from './typed';

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

/** The form with another picture in one place. */
export function withPicture(form: Typed, place: Place, change: PictureChange): Typed {
  if (place === 'question') return { ...form, picture: change(form.picture) };
  if (place === 'explanation') return { ...form, explanationPicture: change(form.explanationPicture) };
  return { ...form, slots: form.slots.map((slot) => (slot.key === place ? { ...slot, picture: change(slot.picture) } : slot)) };
}

/** Whether a picture of the form is on its way: to send it now would leave that one out. */
export const isComing = ({ picture, explanationPicture, slots }: Typed): boolean =>
  [picture, explanationPicture, ...slots.map((slot) => slot.picture)].some((typed) => typed !== null && typed.kept === null);

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
