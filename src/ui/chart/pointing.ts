/**
 * Calls back with the x position of a hovering mouse, a tap or a sliding finger, in CSS pixels of the window; not during a scroll. Returns
 * the function that removes the listeners.
 */
export function onPointing(host: HTMLElement, at: (clientX: number) => void): () => void {
  const over = new AbortController();
  const options = { signal: over.signal };
  let start = { clientX: 0, clientY: 0 };
  host.addEventListener(
    'pointerdown',
    ({ clientX, clientY }) => {
      start = { clientX, clientY };
    },
    options,
  );
  host.addEventListener(
    'pointermove',
    ({ pointerType, clientX, clientY }) => {
      // Some moves arrive before the browser detects a scroll.
      const isAlong = Math.abs(clientX - start.clientX) > Math.abs(clientY - start.clientY);
      if (isAlong || pointerType === 'mouse') at(clientX);
    },
    options,
  );
  // A scroll ends with a cancellation. Not `click`: the library swallows a click if its cursor was elsewhere before.
  host.addEventListener('pointerup', ({ clientX }) => at(clientX), options);
  return () => over.abort();
}
