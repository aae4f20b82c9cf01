import type { KeyboardEvent } from 'react';

type Row = HTMLButtonElement[];

/** The buttons of every grid of a palette, row by row. */
function rowsOf(nav: Element): Row[] {
  const grids = new Set([...nav.querySelectorAll('button')].map((button) => button.parentElement));
  return [...grids].flatMap((grid) => {
    if (grid === null) return [];
    const buttons = [...grid.querySelectorAll('button')];
    const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
    return Array.from({ length: Math.ceil(buttons.length / columns) }, (_, row) => buttons.slice(row * columns, (row + 1) * columns));
  });
}

/** The button above or below another one: in the same column, or the last of a shorter row; past the edge, the first or last of all. */
function across(rows: readonly Row[], from: HTMLButtonElement, step: 1 | -1): HTMLButtonElement | undefined {
  const at = rows.findIndex((row) => row.includes(from));
  const next = rows[at + step];
  if (next === undefined) return step === 1 ? rows.at(-1)?.at(-1) : rows[0]?.[0];
  return next[rows[at]?.indexOf(from) ?? 0] ?? next.at(-1);
}

/**
 * Moves the focus from one button of a palette to another by arrow keys, from section to section too: the palette is one stop of the Tab
 * key, not one for each question.
 */
export function rove(event: KeyboardEvent<HTMLButtonElement>): void {
  const nav = event.currentTarget.closest('nav');
  if (nav === null) return;
  const rows = rowsOf(nav);
  const all = rows.flat();
  const from = event.currentTarget;
  const beside = (step: 1 | -1) => all[Math.min(all.length - 1, Math.max(0, all.indexOf(from) + step))];
  const wanted: Readonly<Record<string, () => HTMLButtonElement | undefined>> = {
    ArrowRight: () => beside(1),
    ArrowLeft: () => beside(-1),
    ArrowDown: () => across(rows, from, 1),
    ArrowUp: () => across(rows, from, -1),
    Home: () => all[0],
    End: () => all.at(-1),
  };
  const to = wanted[event.key];
  if (to === undefined) return;
  event.preventDefault();
  to()?.focus();
}
