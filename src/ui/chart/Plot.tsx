import { type RefObject, useEffect, useRef, useState } from 'react';
import { useStudyCopy } from '../../copy/use-study-copy';
import type { Chart } from './chart';
import { Legend } from './Legend';

/** Draws a chart into `host` while both exist. */
function usePlot(chart: Chart): { host: RefObject<HTMLDivElement | null>; chosen: number | null; isMissing: boolean } {
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

/**
 * A chart with a text for the touched value below. Hidden from assistive technology, which has the table of the figure. Its space is
 * reserved before the chart is drawn.
 */
export function Plot({ chart }: { chart: Chart }) {
  const studyCopy = useStudyCopy();
  const { host, chosen, isMissing } = usePlot(chart);
  if (isMissing) return <p className="text-ink-soft text-sm">{studyCopy.notDrawn}</p>;
  return (
    <div aria-hidden="true" className="flex flex-col gap-2">
      <Legend series={chart.series} />
      <div ref={host} data-chart className="h-52 touch-pan-y bg-surface text-ink-soft text-xs contain-strict" />
      <div
        data-unprinted
        className="flex h-[calc(2lh+0.75rem)] items-center rounded-control bg-raised px-3 text-sm sm:h-[calc(1lh+0.75rem)]"
      >
        <p className={`line-clamp-2 ${chosen === null ? 'text-ink-soft' : ''}`}>
          {chosen === null ? studyCopy.plotHint : chart.readout(chosen)}
        </p>
      </div>
    </div>
  );
}
