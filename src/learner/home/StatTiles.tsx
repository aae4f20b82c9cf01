import type { ReactNode } from 'react';
import type { HomeCopy } from '../../copy/en/home';
import { useHomeCopy } from '../../copy/use-home-copy';
import { Card } from '../../ui/controls/Card';
import { useFigures } from '../figures';
import type { Stats } from '../score/stats';

interface Props {
  /** Null while this device does not know them. */
  stats: Stats | null;
  /** The hand-ins whose results it awaits. */
  kept: number;
  /** Stands below the numbers and what explains them. */
  children: ReactNode;
}

/** What the numbers do not say themselves. */
function noteOf(stats: Stats | null, copy: HomeCopy): string | null {
  if (stats === null) return copy.statUnknown;
  if (stats.taken > stats.completed) return copy.statNote;
  return stats.completed === 0 ? copy.statNone : null;
}

/** The learner's figures. */
export function StatTiles({ stats, kept, children }: Props) {
  const copy = useHomeCopy();
  const { marksText, percentText } = useFigures();
  const note = noteOf(stats, copy);
  const tiles = [
    [copy.statCompleted, stats ? marksText(stats.completed) : '–'],
    [copy.statTaken, stats !== null || kept > 0 ? marksText(stats?.taken ?? kept) : '–'],
    [copy.statAverage, stats ? percentText(stats.averageScore) : '–'],
  ] as const;
  return (
    <Card className="flex flex-col justify-between gap-3">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(5.2rem,1fr))] gap-2 sm:gap-4">
        {tiles.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse justify-end gap-1">
            <dt className="text-ink-soft text-xs leading-tight sm:text-sm">{name}</dt>
            <dd className={`font-bold text-2xl tabular-nums sm:text-3xl ${stats?.completed ? 'text-brand-ink' : 'text-ink-soft'}`}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {/* Two lines, whatever it says: nothing below moves when the figures come. */}
      <div className="flex min-h-14 flex-col justify-center gap-1 sm:min-h-11">
        {note && <p className="text-ink-soft text-sm">{note}</p>}
        {children}
      </div>
    </Card>
  );
}
