/** The page's first requests follow each other with shorter pauses than this. Milliseconds. */
const quietMs = 1_000;

/** Runs work after the page's first requests, so that the work does not slow them down. */
export function whenSettled(work: () => void): void {
  const begin = () => {
    observer.disconnect();
    work();
  };
  let timer = setTimeout(begin, quietMs);
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(begin, quietMs);
  });
  observer.observe({ type: 'resource', buffered: true });
}
