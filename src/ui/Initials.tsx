/** By code point, so that a letter outside the basic plane stays whole. */
const initialOf = (name: string): string => (Array.from(name)[0] ?? '').toLocaleUpperCase();

/** The initials of a person, beside the name. */
export const Initials = ({ of: { firstName, lastName } }: { of: { firstName: string; lastName: string } }) => (
  <span aria-hidden="true" className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-soft font-bold text-brand-ink">
    {initialOf(firstName)}
    {initialOf(lastName)}
  </span>
);
