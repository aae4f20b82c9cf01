import { lastWeekOf } from '../../../analysis/trend';
import type { ResultSummary } from '../../../contract/assessment/assessment';
import { useHomeCopy } from '../../copy/use-home-copy';
import { useFigures } from '../figures';

/** The last seven days beside all before; nothing without a test in them. `now`: epoch milliseconds. */
export function WeekLine({ results, now }: { results: readonly ResultSummary[]; now: number }) {
  const copy = useHomeCopy();
  const { percentText } = useFigures();
  const week = lastWeekOf(results, now);
  if (week === null) return null;
  const { tests, share, before } = week;
  return (
    <p className="font-medium">
      {copy.week(tests, percentText(Math.round(share * 100)))}
      {before !== null && <span className="text-ink-soft"> · {copy.weekBefore(percentText(Math.round(before * 100)))}</span>}
    </p>
  );
}
