/**
 * For a `ref`: what the browser scrolls into sight, such as the focus, stands above this bar at the lower edge, whose height depends on text
 * size and language.
 */
export function aboveBar(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null || !('ResizeObserver' in window)) return;
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => {
    style.scrollPaddingBottom = `${bar.offsetHeight + 24}px`;
  });
  watch.observe(bar);
  return () => {
    watch.disconnect();
    style.scrollPaddingBottom = '';
  };
}
