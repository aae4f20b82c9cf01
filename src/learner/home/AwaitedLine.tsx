import type { AwaitedResult } from '../../../contract/assessment/awaited';
import { useHomeCopy } from '../../copy/use-home-copy';
import { Card } from '../../ui/controls/Card';
import { isSameDay } from '../../ui/display/times';
import { Link } from '../../ui/link/Link';
import { WaySign } from '../../ui/WaySign';
import { timeText } from './time-text';

interface Props {
  /** Those that are released after `now`, the next first; one at least. */
  awaited: readonly [AwaitedResult, ...AwaitedResult[]];
  /** Trusted epoch milliseconds. */
  now: number;
}

/** When the next result comes, and how many more are awaited. Where two cards stand beside each other it is below them: it comes late, and moves neither. */
export function AwaitedLine({ awaited: [next, ...others], now }: Props) {
  const copy = useHomeCopy();
  const at = Date.parse(next.resultsAt);
  const time = timeText(at, now, copy.locale);
  return (
    <Card className="col-span-full flex items-center gap-3 border-l-4 border-l-brand py-3! sm:order-last">
      <span className="text-brand-ink">
        <WaySign of="clock" className="size-6" />
      </span>
      <p className="min-w-0 font-medium">
        <Link to={`/assessments/${next.assessmentId}/result`} className="wrap-anywhere line-clamp-4 py-0.5 underline underline-offset-4">
          {copy.nextResult(copy.assessmentTitle(next.assessmentTitle, next.assessmentId), isSameDay(at, now) ? copy.today(time) : time)}
        </Link>
        {others.length > 0 && <span className="text-ink-soft text-sm">{copy.moreAwaited(others.length)}</span>}
      </p>
    </Card>
  );
}
