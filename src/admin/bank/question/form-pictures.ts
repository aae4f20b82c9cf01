import type { PictureChange, PicturePlace } from '../picture/typed-picture';
import type { Typed } from './draft-shape';

/** Returns the form with a changed picture in one place. */
export function withPicture(form: Typed, place: PicturePlace, change: PictureChange): Typed {
  if (place === 'question') return { ...form, picture: change(form.picture) };
  if (place === 'explanation') return { ...form, explanationPicture: change(form.explanationPicture) };
  return { ...form, slots: form.slots.map((slot) => (slot.key === place ? { ...slot, picture: change(slot.picture) } : slot)) };
}

/** Whether a picture is still uploading: a submission now would omit that picture. */
export const isComing = ({ picture, explanationPicture, slots }: Typed): boolean =>
  [picture, explanationPicture, ...slots.map((slot) => slot.picture)].some((typed) => typed !== null && typed.kept === null);
