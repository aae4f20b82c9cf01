let named = 0;

/** Pixels by which rounding or a slanted last glyph may leave a box that is wide enough. */
const slack = 8;

/**
 * Lets the keyboard reach and scroll a formula's box while the formula is wider than the box. The formula's MathML names the box, so that
 * the name of an option around the box stays the same. The returned function ends the watch.
 */
export function reachableWhileWide(box: HTMLElement): () => void {
  const watch = new ResizeObserver(() => {
    if (box.scrollWidth <= box.clientWidth + slack) {
      for (const name of ['tabindex', 'role', 'aria-labelledby']) box.removeAttribute(name);
      return;
    }
    const formula = box.querySelector('math');
    if (formula === null) return;
    formula.id ||= `formula-${++named}`;
    box.tabIndex = 0;
    box.setAttribute('role', 'group');
    box.setAttribute('aria-labelledby', formula.id);
  });
  // Fonts that arrive change the width of the formula's parts, not that of the box.
  for (const part of [box, ...box.querySelectorAll('.katex-base')]) watch.observe(part);
  return () => watch.disconnect();
}
