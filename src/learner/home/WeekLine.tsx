import { lastWeekOf } from '../../../analysis/trend';
import type { ResultSummary } from '../../../contract/assessment/assessment';
import { useHomeCopy } from '../../copy/use-home-copy';
import { useFigures } from '../figures';

/** What changed in the last seven days; nothing without a test in them. `results`: null while they are not known; then its line is kept free. `now`: epoch milliseconds. */
export function WeekLine({ results, now }: { results: readonly ResultSummary[] | null; now: number }) {
  const copy = useHomeCopy();
  const { marksText, percentText } = useFigures();
  if (results === null) return <p aria-hidden className="h-6" />;
  const week = lastWeekOf(results, now);
  if (week === null) return null;
  const points = week.before === null ? null : Math.round(week.share * 100) - Math.round(week.before * 100);
  const change =
    points === null ? null : points === 0 ? copy.weekSame : (points > 0 ? copy.weekMore : copy.weekLess)(marksText(Math.abs(points)));
  return (
    <p className="font-medium">
      {copy.week(week.tests, percentText(Math.round(week.share * 100)))}
      {change !== null && <span className={points !== null && points > 0 ? 'text-good' : 'text-ink-soft'}> · {change}</span>}
    </p>
  );
}
