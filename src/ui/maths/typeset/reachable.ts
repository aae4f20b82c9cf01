let named = 0;

/** Pixels that rounding may add to a formula that fits. */
const slack = 1;

/** The block in whose lines an inline formula stands. */
function lineOf(formula: HTMLElement): HTMLElement {
  let line = formula.parentElement;
  while (line?.parentElement && getComputedStyle(line).display === 'inline') line = line.parentElement;
  return line ?? formula;
}

function widthOf(line: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(line);
  return line.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}

/**
 * Lets a formula scroll in a box of its own while it, or a part of it that no line may break, is wider than its line, and the keyboard reach it. A box that
 * scrolls by a pixel or two would be a stop of the keyboard without a use, in browsers that stop at every box that scrolls. The formula's MathML names the box,
 * so that the name of an option around the box stays the same. The returned function ends the watch.
 */
export function reachableWhileWide(box: HTMLElement, isBlock: boolean): () => void {
  const parts = [...box.querySelectorAll<HTMLElement>('.katex-base')];
  const line = isBlock ? box : lineOf(box);
  const isWide = () =>
    isBlock ? box.scrollWidth > box.clientWidth + slack : Math.max(0, ...parts.map((part) => part.offsetWidth)) > widthOf(line) + slack;
  const watch = new ResizeObserver(() => {
    const formula = box.querySelector('math');
    if (formula === null || !isWide()) {
      Object.assign(box.style, { overflowX: '', display: '' });
      for (const name of ['tabindex', 'role', 'aria-labelledby']) box.removeAttribute(name);
      return;
    }
    Object.assign(box.style, { overflowX: 'auto', display: isBlock ? '' : 'inline-block' });
    formula.id ||= `formula-${++named}`;
    box.tabIndex = 0;
    box.setAttribute('role', 'group');
    box.setAttribute('aria-labelledby', formula.id);
  });
  // Fonts that arrive change the width of the formula's parts, not that of the line.
  for (const part of [line, ...parts]) watch.observe(part);
  return () => watch.disconnect();
}
