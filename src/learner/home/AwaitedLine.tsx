import type { ReactNode } from 'react';
import type { ResultSummary } from '../../../contract/assessment/assessment';
import type { AwaitedResult } from '../../../contract/assessment/awaited';
import { useHomeCopy } from '../../copy/use-home-copy';
import { Card } from '../../ui/controls/Card';
import { isSameDay } from '../../ui/display/times';
import { Link } from '../../ui/link/Link';
import { WaySign, type WaySignName } from '../../ui/WaySign';
import { useFigures } from '../figures';
import { timeText } from './time-text';

interface Props {
  /** Those that are released after `now`, the next first; one at least. */
  awaited: readonly [AwaitedResult, ...AwaitedResult[]];
  /** Trusted epoch milliseconds. */
  now: number;
}

interface LineProps {
  sign: WaySignName;
  /** Of the test whose result it is about. */
  id: number;
  says: string;
  children?: ReactNode;
}

/** A line that leads to a result. Where two cards stand beside each other it is below them: it comes late, and moves neither. */
const ResultLine = ({ sign, id, says, children }: LineProps) => (
  <Card className="col-span-full flex items-center gap-3 border-l-4 border-l-brand py-3! sm:order-last">
    <span className="text-brand-ink">
      <WaySign of={sign} className="size-6" />
    </span>
    <p className="min-w-0 font-medium">
      <Link to={`/assessments/${id}/result`} className="wrap-anywhere line-clamp-4 py-0.5 underline underline-offset-4">
        {says}
      </Link>
      {children}
    </p>
  </Card>
);

/** When the next result comes, and how many more are awaited. */
export function AwaitedLine({ awaited: [next, ...others], now }: Props) {
  const copy = useHomeCopy();
  const at = Date.parse(next.resultsAt);
  const time = timeText(at, now, copy.locale);
  const name = copy.assessmentTitle(next.assessmentTitle, next.assessmentId);
  return (
    <ResultLine sign="clock" id={next.assessmentId} says={copy.nextResult(name, isSameDay(at, now) ? copy.today(time) : time)}>
      {others.length > 0 && <span className="text-ink-soft text-sm">{copy.moreAwaited(others.length)}</span>}
    </ResultLine>
  );
}

/** A result that has just come. */
export function ResultOut({ result: { assessmentId, assessmentTitle, score, totalMarks } }: { result: ResultSummary }) {
  const copy = useHomeCopy();
  const { marksText } = useFigures();
  const name = copy.assessmentTitle(assessmentTitle, assessmentId);
  return <ResultLine sign="results" id={assessmentId} says={copy.resultOut(name, marksText(score), marksText(totalMarks))} />;
}
