import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Chart } from './chart';

/** Draws a chart into `host` while both exist. */
export function usePlot(chart: Chart): { host: RefObject<HTMLDivElement | null>; chosen: number | null; isMissing: boolean } {
  const host = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);
  const last = useRef<number | null>(null);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    // The drawing code loads after the text and is in the offline copy. Without the code, the table remains.
    import('./draw').then(
      ({ keepDrawn }) => {
        if (isGone || host.current === null) return;
        stop = keepDrawn(host.current, chart, last.current, (index) => {
          last.current = index;
          setChosen(index);
        });
      },
      () => setMissing(true),
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [chart]);
  const isThere = chosen !== null && chosen < (chart.series[0]?.values.length ?? 0);
  return { host, chosen: isThere ? chosen : null, isMissing };
}
