import { type SignName, signs } from './signs';

/**
 * A sign beside words with the same meaning, in text size. Drawn as SVG: a character that the font lacks is searched in all fonts of the
 * device, which costs 20 to 120 ms at first use.
 */
export function Sign({ of }: { of: SignName }) {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 16 16" data-of={of} className="sign data-[of=flag]:fill-current">
      <path d={signs[of]} />
    </svg>
  );
}
