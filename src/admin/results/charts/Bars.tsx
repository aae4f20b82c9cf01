import { shareText } from './figures';

/** A share of something, with what it is counted from. */
export interface Bar {
  key: string | number;
  name: string;
  /** Beside the share, in a lighter colour. */
  from: string;
  /** 0 to 1; null: there is nothing to share. A negative one has no bar. */
  share: number | null;
}

/** A bar for each share; the figure around it has the same numbers as a table. `isWhole`: at full height, else in a box that scrolls. Bars are borders: forced colours take backgrounds away. */
export function Bars({ bars, isWhole = false }: { bars: readonly Bar[]; isWhole?: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={`flex flex-col gap-3 ${isWhole ? '' : 'max-h-64 overflow-y-auto print:max-h-none print:overflow-visible'}`}
    >
      {bars.map(({ key, name, from, share }) => (
        <div key={key} className="flex flex-col gap-1 text-sm">
          <div className="flex items-baseline justify-between gap-3">
            <span className="wrap-anywhere min-w-0">{name}</span>
            <span className="shrink-0 text-ink-soft tabular-nums">
              {from}
              <span className="ml-2 font-semibold text-ink">{shareText(share)}</span>
            </span>
          </div>
          <div className="overflow-hidden rounded-full border border-line-strong bg-raised">
            <div className="border-good border-t-8" style={{ width: `${Math.min(1, Math.max(0, share ?? 0)) * 100}%` }} />
          </div>
        </div>
      ))}
    </div>
  );
}
