import type { Desk } from '../../../../contract/assessment/desk';
import { dayAndTime } from '../../papers/schedule/local-time';
import { useDayCopy } from '../../words/use-day-copy';
import { numberText } from '../../words/wording/figures';

const counts = ['fetched', 'started', 'sitting', 'handedIn', 'awaited'] as const;

/** `handedIn` is known of every assessment; every start is noted only of one with times or groups, some may be of another: none seen is no zero there. */
function shown(figures: Desk, count: (typeof counts)[number], isRecorded: boolean): string {
  const figure = figures[count];
  if (isRecorded || count === 'handedIn') return numberText(figure);
  return figure === 0 || count === 'fetched' ? numberText(null) : `≥ ${numberText(figure)}`;
}

/** The live figures. Not a live region: an announcement every few seconds would be too much. */
export function DeskCounts({ figures, isRecorded }: { figures: Desk; isRecorded: boolean }) {
  const { desk, schedule, locale } = useDayCopy();
  const { openChances: again } = figures;
  return (
    <div className="@container">
      <dl aria-label={desk.figures} className="grid grid-cols-2 gap-3 @lg:grid-cols-3 @2xl:grid-cols-5">
        {counts.map((count) => (
          <div
            key={count}
            data-count={count}
            className="last:odd:col-span-2 @lg:last:odd:col-span-1 rounded-card border border-line bg-surface p-4 shadow-card"
          >
            <dt className="font-semibold">{desk.counts[count]}</dt>
            <dd className="font-bold text-3xl text-brand-ink tabular-nums">{shown(figures, count, isRecorded)}</dd>
            <dd className="text-ink-soft text-sm">{desk.countHints[count]}</dd>
          </div>
        ))}
      </dl>
      {again && <p className="mt-3 text-sm">{schedule.openChances(again.count, dayAndTime(again.endsAt, locale))}</p>}
    </div>
  );
}
