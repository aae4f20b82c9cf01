import type { ReactNode } from 'react';
import { answeredOf } from '../../../analysis/answers/answered';
import { isPartlyRight } from '../../../analysis/answers/right';
import { isUniform, marksFlow } from '../../../analysis/marks-flow';
import { rankInCohort, toldBy } from '../../../analysis/rank';
import { changeAt, trendOf } from '../../../analysis/trend';
import type { Result, ResultSummary } from '../../../contract/assessment/assessment';
import type { Cohort } from '../../../contract/assessment/insight';
import { smallestCohort } from '../../../contract/fields/limits';
import { useListCopy } from '../../copy/use-list-copy';
import { useReviewCopy } from '../../copy/use-review-copy';
import { Card } from '../../ui/controls/Card';
import { useFigures } from '../figures';
import type { Freshness } from '../offline/use-refresh';
import { ExtraTimeNote } from '../score/ExtraTimeNote';
import { OutcomeCounts } from '../score/OutcomeCounts';
import { wholePercent } from '../score/stats';

interface Props {
  result: Result;
  /** The results that the device knows. */
  known: readonly (ResultSummary | Result)[];
  /** All participants; null: not known here. */
  cohort: Cohort | null;
  /** Of the cohort. */
  freshness: Freshness;
}

/** Its answers by outcome with what wrong ones cost, where the result stands among all and beside the test before, and its facts. */
export function ResultFacts({ result, known, cohort, freshness }: Props) {
  const { durationText, momentText } = useFigures();
  const copy = useListCopy();
  const partly = result.questions.filter(isPartlyRight).length;
  return (
    <Card aria-label={copy.marks} className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <OutcomeCounts counted={result} partly={partly} />
        <LostMarks result={result} />
      </div>
      <dl className="grid gap-x-10 gap-y-1.5 border-line border-t pt-3 text-sm sm:grid-cols-2">
        <PlaceAmongAll {...{ result, cohort, freshness }} />
        <Change {...{ result, known }} />
        <Row name={copy.timeTaken}>{durationText(result.timeTaken)}</Row>
        <Row name={copy.submitted}>
          <time dateTime={result.submittedAt}>{momentText(result.submittedAt)}</time>
        </Row>
      </dl>
      <ExtraTimeNote result={result} />
    </Card>
  );
}

/** A name and its figure at the ends of a line, or of two. */
function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="ml-auto text-right font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

/** In the place of a figure that is not known yet: a dash would say that there is none. */
const waits = <span aria-hidden="true" className="inline-block h-4 w-12 animate-pulse rounded-control bg-line align-middle" />;

/** What wrong answers took away, by the marks of each where all questions have the same; nothing where they took none. */
function LostMarks({ result }: Pick<Props, 'result'>) {
  const copy = useReviewCopy();
  const { marksText } = useFigures();
  const { insight } = result;
  if (insight === undefined) return null;
  const { lost } = marksFlow(answeredOf(result), insight);
  if (lost <= 0) return null;
  const { marksPerCorrect, marksPerWrong } = insight;
  return (
    <p className="text-ink-soft text-sm">
      {isUniform(result.questions)
        ? copy.lostMarks(marksText(lost), marksText(marksPerCorrect), marksText(marksPerWrong))
        : copy.lostInAll(marksText(lost))}
    </p>
  );
}

/** The rank; behind the middle, whom one has reached, which says more than a late rank; of the last, the average. As high before it is known. */
function PlaceAmongAll({ result, cohort, freshness }: Omit<Props, 'known'>) {
  const copy = useReviewCopy();
  const { marksText } = useFigures();
  if (cohort === null) return freshness === 'refreshing' || freshness === 'fresh' ? <Row name={copy.rank}>{waits}</Row> : null;
  const place = rankInCohort(cohort, result);
  if (place === null)
    return (
      <div>
        <dt className="sr-only">{copy.rank}</dt>
        <dd className="text-ink-soft">{copy.rankLater(smallestCohort)}</dd>
      </div>
    );
  const { rank, participants, mean } = place;
  switch (toldBy(place)) {
    case 'rank':
      return <Row name={copy.rankAmong(marksText(participants))}>{marksText(rank)}</Row>;
    case 'mean':
      return <Row name={copy.averageOfAll}>{`${marksText(mean)} / ${marksText(result.totalMarks)}`}</Row>;
    case 'reached':
      return <Row name={copy.reachedOthers}>{copy.ofOthers(marksText(participants - rank), marksText(participants - 1))}</Row>;
  }
}

/** The share of the marks in the test before and in this one; nothing for the first, and after a test of another kind, whose share does not compare. */
function Change({ result, known }: Pick<Props, 'result' | 'known'>) {
  const copy = useReviewCopy();
  const { percentText } = useFigures();
  const others = known.filter(({ assessmentId }) => assessmentId !== result.assessmentId);
  const change = changeAt(trendOf([...others, result]), result.assessmentId);
  if (!change?.isAlike) return null;
  const [before, now] = [change.before, change.share].map((share) => percentText(wholePercent(share)));
  return (
    <Row name={copy.sinceLast}>
      {copy.fromTo(before ?? '', now ?? '')}
      {change.isBest && <span className="block font-medium text-good">{copy.best}</span>}
    </Row>
  );
}
