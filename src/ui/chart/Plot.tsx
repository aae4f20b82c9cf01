import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useStudyCopy } from '../../copy/use-study-copy';
import { Sign } from '../controls/Sign';
import type { Chart, Ink, Mark, Series } from './chart';

const inks: Record<Ink, string> = {
  ink: 'text-ink',
  'ink-soft': 'text-ink-soft',
  line: 'text-line',
  'line-strong': 'text-line-strong',
  brand: 'text-brand',
  good: 'text-good',
  bad: 'text-bad',
};

/** Filled by borders: forced colours keep border colours and remove backgrounds. */
const drawn: Record<Series['draw'], string | null> = {
  bars: 'size-3 border-[0.375rem] border-current',
  pale: 'size-3 border-t-6 border-2 border-current',
  hollow: 'size-3 border-2 border-current',
  soft: 'size-3 border-2 border-current bg-brand-soft',
  framed: 'm-0.5 size-2.5 border-[0.3125rem] border-current outline-2 outline-ink',
  line: 'w-4 border-current border-t-2',
  steps: 'w-4 border-current border-t-2',
  nothing: null,
};

const marks: Record<Mark, ReactNode> = {
  dot: <span className="size-2.5 rounded-full border-[0.3125rem] border-current" />,
  ring: <span className="size-2.5 rounded-full border-2 border-current" />,
  cross: <Sign of="cross" />,
  up: <Sign of="up" />,
};

/** The legend of a chart with several series. */
function Legend({ series }: { series: readonly Series[] }) {
  const named = series.filter(({ name }) => name !== undefined);
  if (named.length < 2) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
      {named.map(({ name, draw, ink, mark }) => (
        <li key={name} className="flex items-center gap-1.5">
          <span className={`flex items-center gap-0.5 ${inks[ink]}`}>
            {drawn[draw] && <span className={drawn[draw]} />}
            {mark && marks[mark]}
          </span>
          {name}
        </li>
      ))}
    </ul>
  );
}

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
      {chart.names && <p className="-mb-2 text-ink-soft text-xs">{chart.names.up}</p>}
      <div ref={host} data-chart className="h-52 touch-pan-y bg-surface text-ink-soft text-xs contain-strict" />
      {chart.names && <p className="-mt-2 text-right text-ink-soft text-xs">{chart.names.along}</p>}
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
