import { useResultsCopy } from '../../words/use-results-copy';
import { numberText, shareText } from '../../words/wording/figures';

/** Right answers among those given. */
export interface ShareBar {
  name: string;
  right: number;
  given: number;
}

/**
 * A bar for each share of right answers; the figure around it has the same numbers as a table. `isWhole`: at full height, else in a box that scrolls.
 * Nothing given has no share. Bars are borders: forced colours take backgrounds away.
 */
export function ShareBars({ bars, isWhole = false }: { bars: readonly ShareBar[]; isWhole?: boolean }) {
  const { charts } = useResultsCopy();
  return (
    <div
      aria-hidden="true"
      className={`flex flex-col gap-3 ${isWhole ? '' : 'max-h-64 overflow-y-auto print:max-h-none print:overflow-visible'}`}
    >
      {bars.map(({ name, right, given }) => (
        <div key={name} className="flex flex-col gap-1 text-sm">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="wrap-anywhere min-w-0">{name}</span>
            <span className="ml-auto shrink-0 text-ink-soft tabular-nums">
              {charts.ofGiven(numberText(right), numberText(given))}
              <span className="ml-2 font-semibold text-ink">{shareText(given === 0 ? null : right / given)}</span>
            </span>
          </div>
          <div className="overflow-hidden rounded-full border border-line-strong bg-raised">
            <div className="border-good border-t-8" style={{ width: `${given === 0 ? 0 : (right / given) * 100}%` }} />
          </div>
        </div>
      ))}
    </div>
  );
}
