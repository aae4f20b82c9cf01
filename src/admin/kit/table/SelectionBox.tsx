import { Checkbox } from 'react-aria-components/Checkbox';

/** Drawn in a box of the class `group/tick`, where that is selected. */
export const tick = (
  <svg
    aria-hidden="true"
    viewBox="0 0 16 16"
    className="size-3.5 fill-none stroke-[2.5] stroke-current opacity-0 group-data-[indeterminate]/tick:hidden group-data-[selected]/tick:opacity-100"
  >
    <path d="m3 8.5 3.5 3.5L13 4.5" />
  </svg>
);

/** The box that selects a row, or all rows of the page in the head of a table. The library names it. */
export function SelectionBox() {
  return (
    <Checkbox slot="selection" className="group/tick flex size-9 items-center justify-center">
      <span className="flex size-5 items-center justify-center rounded border border-line-strong bg-surface text-on-brand group-data-[indeterminate]/tick:bg-brand group-data-[selected]/tick:border-brand group-data-[selected]/tick:bg-brand group-data-[focus-visible]/tick:outline-3 group-data-[focus-visible]/tick:outline-brand-ink">
        {tick}
        <span aria-hidden="true" className="hidden h-0.5 w-2.5 bg-current group-data-[indeterminate]/tick:block" />
      </span>
    </Checkbox>
  );
}
