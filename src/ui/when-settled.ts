/** What a page needs at first follows one upon the other with shorter pauses than this. */
const quietMs = 1_000;

/** Has something done once the page has all that it asked for at first: what is fetched or worked out from then on is in nobody's way. */
export function whenSettled(work: () => void): void {
  const begin = () => {
    came.disconnect();
    work();
  };
  let timer = setTimeout(begin, quietMs);
  const came = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(begin, quietMs);
  });
  came.observe({ type: 'resource', buffered: true });
}
