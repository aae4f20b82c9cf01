/** Calls back where a mouse hovers, a finger taps or a finger slides along, in pixels of the window; not while a finger scrolls the page. To be undone by the function it gives back. */
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
      // Some moves come before the browser knows that it scrolls.
      const isAlong = Math.abs(clientX - start.clientX) > Math.abs(clientY - start.clientY);
      if (isAlong || pointerType === 'mouse') at(clientX);
    },
    options,
  );
  // A scroll ends in a cancellation. Not `click`: the library swallows one wherever its cursor stood elsewhere before.
  host.addEventListener('pointerup', ({ clientX }) => at(clientX), options);
  return () => over.abort();
}
