import { icons, type WayIcon } from './icons';

/** An icon beside words with the same meaning. */
export function Icon({ of }: { of: WayIcon }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 16 16"
      className="size-[1.2em] shrink-0 fill-none stroke-[1.4] stroke-current [stroke-linecap:round] [stroke-linejoin:round]"
    >
      <path d={icons[of]} />
    </svg>
  );
}
