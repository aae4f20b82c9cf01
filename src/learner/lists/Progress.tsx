import { latestChange, type TrendPoint, trendOf } from '../../../analysis/trend';
import type { ResultSummary } from '../../../contract/assessment/assessment';
import { useCopy } from '../../copy/use-copy';
import { useProgressCopy } from '../../copy/use-progress-copy';
import { Card } from '../../ui/controls/Card';
import { Link } from '../../ui/link/Link';
import { useFigures } from '../figures';
import { wholePercent } from '../score/stats';

/** So many of the latest tests have a column; a longer history has a chart of its own. */
export const mostColumns = 5;

interface Props {
  results: readonly ResultSummary[];
  /** Beside another sentence of what changed: the columns alone. */
  isBrief?: boolean;
}

/** What changed since the test before, in a sentence, and the latest tests as columns that lead to their results. Nothing for fewer than two tests. */
export function Progress({ results, isBrief = false }: Props) {
  const copy = useProgressCopy();
  const { assessmentTitle } = useCopy();
  const { percentText } = useFigures();
  const points = trendOf(results);
  const change = latestChange(points);
  if (change === null) return null;
  const named = ({ title, assessmentId, share }: TrendPoint) =>
    copy.shareIn(percentText(wholePercent(share)), assessmentTitle(title, assessmentId));
  return (
    <Card aria-label={copy.progress} className={`flex flex-col justify-between gap-4 ${isBrief ? '' : 'sm:flex-row sm:items-center'}`}>
      {isBrief ? (
        <h2>{copy.progress}</h2>
      ) : (
        <div className="flex min-w-0 flex-col gap-1">
          {change.isAlike ? (
            <>
              <p className="font-semibold text-lg">{copy.latest(percentText(wholePercent(change.share)))}</p>
              <p className="text-ink-soft">{copy.before(percentText(wholePercent(change.before)))}</p>
              {change.isBest && <p className="font-medium text-good">{copy.best}</p>}
            </>
          ) : (
            <>
              <p className="wrap-anywhere font-semibold">{named(change.latest)}</p>
              <p className="wrap-anywhere text-ink-soft">{named(change.previous)}</p>
              <p className="text-ink-soft text-sm">{copy.unlike}</p>
            </>
          )}
        </div>
      )}
      <ol className={`flex shrink-0 gap-1 ${isBrief ? '' : 'sm:w-80'}`}>
        {points.slice(-mostColumns).map((point) => (
          <li key={point.assessmentId} className="min-w-0 flex-1">
            <Column point={point} isHigh={isBrief} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The share of a test as a number above a column, and its day below. */
function Column({ point: { assessmentId, title, submittedAt, share }, isHigh }: { point: TrendPoint; isHigh: boolean }) {
  const { assessmentTitle } = useCopy();
  const copy = useProgressCopy();
  const { dayText, shortDayText, percentText } = useFigures();
  const shareText = percentText(wholePercent(share));
  return (
    <Link
      to={`/assessments/${assessmentId}/result`}
      aria-label={copy.testOn(assessmentTitle(title, assessmentId), shareText, dayText(submittedAt))}
      className="group flex min-h-11 flex-col items-center gap-1 rounded-control px-0.5 py-1 text-center hover:bg-raised"
    >
      <span className="font-semibold text-sm tabular-nums">{shareText}</span>
      <span aria-hidden="true" className={`flex h-16 w-full max-w-10 items-end rounded-sm bg-raised ${isHigh ? 'sm:h-28' : ''}`}>
        <span
          className="w-full rounded-sm border border-transparent bg-brand group-hover:bg-brand-strong"
          style={{ height: `${Math.min(100, Math.max(3, 100 * share))}%` }}
        />
      </span>
      <span className="text-ink-soft text-xs">{shortDayText(submittedAt)}</span>
    </Link>
  );
}
