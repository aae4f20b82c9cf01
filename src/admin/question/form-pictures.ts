import type { Typed } from './typed-form';
import type { PictureChange, Place } from './typed-picture';

/** The form with another picture in one place. */
export function withPicture(form: Typed, place: Place, change: PictureChange): Typed {
  if (place === 'question') return { ...form, picture: change(form.picture) };
  if (place === 'explanation') return { ...form, explanationPicture: change(form.explanationPicture) };
  return { ...form, slots: form.slots.map((slot) => (slot.key === place ? { ...slot, picture: change(slot.picture) } : slot)) };
}

/** Whether a picture of the form is on its way: to send it now would leave that one out. */
export const isComing = ({ picture, explanationPicture, slots }: Typed): boolean =>
  [picture, explanationPicture, ...slots.map((slot) => slot.picture)].some((typed) => typed !== null && typed.kept === null);
