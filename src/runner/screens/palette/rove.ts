import type { KeyboardEvent } from 'react';

/** How far a key moves the focus in a grid of so many columns. */
const steps: Readonly<Record<string, (columns: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
  Home: () => Number.NEGATIVE_INFINITY,
  End: () => Number.POSITIVE_INFINITY,
};

/** Moves the focus from one button of a palette to another by arrow keys: the palette is one stop of the Tab key, not one for each question. */
export function rove(event: KeyboardEvent<HTMLButtonElement>): void {
  const grid = event.currentTarget.parentElement;
  const step = steps[event.key];
  if (step === undefined || grid === null) return;
  const buttons = [...grid.querySelectorAll('button')];
  const at = buttons.indexOf(event.currentTarget);
  event.preventDefault();
  const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
  const wanted = at + step(columns);
  buttons[Math.min(buttons.length - 1, Math.max(0, wanted))]?.focus();
}
