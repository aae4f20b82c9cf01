import type { ReactNode } from 'react';
import { Sign } from '../controls/Sign';
import type { Ink, Mark, Series } from './chart';

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
export function Legend({ series }: { series: readonly Series[] }) {
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
