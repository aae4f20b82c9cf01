import type { ReactNode } from 'react';
import { isPartlyRight } from '../../../analysis/answers/right';
import { rankInCohort } from '../../../analysis/rank';
import { changeAt, trendOf } from '../../../analysis/trend';
import type { Result } from '../../../contract/assessment/assessment';
import type { Cohort } from '../../../contract/assessment/insight';
import { useListCopy } from '../../copy/use-list-copy';
import { useReviewCopy } from '../../copy/use-review-copy';
import { device } from '../../runner/device/db';
import { Card } from '../../ui/controls/Card';
import { useLive } from '../../ui/use-live';
import { useFigures } from '../figures';
import { ExtraTimeNote } from '../score/ExtraTimeNote';
import { OutcomeCounts } from '../score/OutcomeCounts';
import { knownResults } from '../score/released';

interface Props {
  uid: string;
  result: Result;
  /** All participants; null: not known here. */
  cohort: Cohort | null;
}

const none: Awaited<ReturnType<typeof knownResults>> = [];

/** Where the result stands among all and beside the test before, its answers by outcome, and its facts. */
export function ResultFacts({ uid, result, cohort }: Props) {
  const { durationText, momentText } = useFigures();
  const copy = useListCopy();
  const partly = result.questions.filter(isPartlyRight).length;
  return (
    <Card aria-label={copy.marks} className="flex flex-col gap-4">
      {/* Both have their place from the start: nothing moves when they come. */}
      <dl className="grid min-h-22 grid-cols-2 gap-4 sm:min-h-19">
        <Standing result={result} cohort={cohort} />
        <Change uid={uid} result={result} />
      </dl>
      <OutcomeCounts counted={result} partly={partly} />
      <p className="text-ink-soft text-sm">
        {copy.questions}: {result.totalQuestions} · {copy.timeTaken}: {durationText(result.timeTaken)} · {copy.submitted}{' '}
        <time dateTime={result.submittedAt}>{momentText(result.submittedAt)}</time>
      </p>
      <ExtraTimeNote result={result} />
    </Card>
  );
}

/** A figure above its name, as on the dashboard. */
function Tile({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1">
      <dt className="text-ink-soft text-xs leading-tight sm:text-sm">
        {name}
        {children}
      </dt>
      <dd className="font-bold text-2xl text-brand-ink tabular-nums sm:text-3xl">{value}</dd>
    </div>
  );
}

/** The rank; behind the middle, whom one has reached, which says more than a late rank; of the last, and among few, what is known of all. */
function Standing({ result, cohort }: Omit<Props, 'uid'>) {
  const copy = useReviewCopy();
  const { marksText } = useFigures();
  if (cohort === null) return <Tile name={copy.rank} value="–" />;
  const standing = rankInCohort(cohort, result);
  if (standing === null) return <Tile name={copy.tookIt} value={marksText(cohort.participants)} />;
  const { rank, participants, mean } = standing;
  if (2 * rank <= participants) return <Tile name={copy.rankAmong(marksText(participants))} value={marksText(rank)} />;
  if (rank < participants) return <Tile name={copy.reachedOthers(marksText(participants - 1))} value={marksText(participants - rank)} />;
  return <Tile name={copy.averageOfAll} value={marksText(mean)} />;
}

/** What changed since the test before, in hundredths of the marks. */
function Change({ uid, result }: Omit<Props, 'cohort'>) {
  const copy = useReviewCopy();
  const { percentText } = useFigures();
  const known = useLive(uid, () => knownResults(device, uid), none);
  const others = known.filter(({ assessmentId }) => assessmentId !== result.assessmentId);
  const change = changeAt(trendOf([...others, result]), result.assessmentId);
  if (change === null) return <Tile name={copy.sinceLast} value="–" />;
  const [now, before] = [Math.round(change.share * 100), Math.round(change.before * 100)];
  return (
    <Tile
      name={copy.sinceShare(percentText(before))}
      value={`${now > before ? '+' : now === before ? '±' : ''}${percentText(now - before)}`}
    >
      {change.isBest && <span className="block font-medium text-good">{copy.best}</span>}
    </Tile>
  );
}
