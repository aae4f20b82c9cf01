let named = 0;

/** Pixels that rounding may add to a formula that fits. */
const slack = 1;

/**
 * Lets a formula's box scroll while the formula is wider than the box, and the keyboard reach it. A box that scrolls by a pixel or two would be
 * a stop of the keyboard without a use, in browsers that stop at every box that scrolls. The formula's MathML names the box, so that the name
 * of an option around the box stays the same. The returned function ends the watch.
 */
export function reachableWhileWide(box: HTMLElement): () => void {
  const watch = new ResizeObserver(() => {
    const formula = box.querySelector('math');
    if (formula === null || box.scrollWidth <= box.clientWidth + slack) {
      box.style.overflowX = '';
      for (const name of ['tabindex', 'role', 'aria-labelledby']) box.removeAttribute(name);
      return;
    }
    box.style.overflowX = 'auto';
    formula.id ||= `formula-${++named}`;
    box.tabIndex = 0;
    box.setAttribute('role', 'group');
    box.setAttribute('aria-labelledby', formula.id);
  });
  // Fonts that arrive change the width of the formula's parts, not that of the box.
  for (const part of [box, ...box.querySelectorAll('.katex-base')]) watch.observe(part);
  return () => watch.disconnect();
}
