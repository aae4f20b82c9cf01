/** SVG paths of the learner's places, on a grid of 24. */
const signs = {
  home: 'M4 11.5 12 5l8 6.5V20h-5.5v-5h-5v5H4z',
  tests: 'M6 4h12v16H6zM9.5 9h5M9.5 12.5h5M9.5 16h3',
  results: 'M5 20v-6M12 20V5M19 20V10',
  revise: 'M19 12a7 7 0 1 1-2.3-5.2L19 9m0-4.5V9h-4.5',
  profile: 'M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4.5 20c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
  clock: 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16M12 8v4.5l3 2',
};

export type WaySignName = keyof typeof signs;

/** The sign of a learner's place, beside its name. */
export function WaySign({ of, className = 'size-5' }: { of: WaySignName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      className={`shrink-0 fill-none stroke-2 stroke-current ${className}`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={signs[of]} />
    </svg>
  );
}
