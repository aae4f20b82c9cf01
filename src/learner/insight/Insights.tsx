import { memo } from 'react';
import { type Answered, answeredOf } from '../../../analysis/answers/answered';
import { inOrder, usualSeconds } from '../../../analysis/answers/pace';
import { breakdownBy, categoryNames, difficultyNames, easiestFirst, subjectNames, weakestFirst } from '../../../analysis/breakdown';
import { rankInCohort } from '../../../analysis/rank';
import type { Result } from '../../../contract/assessment/assessment';
import type { Cohort } from '../../../contract/assessment/insight';
import { useReviewCopy } from '../../copy/use-review-copy';
import { useStudyCopy } from '../../copy/use-study-copy';
import { ChartCard } from '../../ui/chart/ChartCard';
import { Plot } from '../../ui/chart/Plot';
import { Card } from '../../ui/controls/Card';
import { useFigures } from '../figures';
import type { Freshness } from '../offline/use-refresh';
import { Accuracy } from './Accuracy';
import { Lessons } from './Lessons';
import { orderChart } from './order-chart';
import { outcomeWords } from './outcome-series';
import { NoRank, RankCard, Spread } from './RankCard';
import { timeChart } from './time-chart';

/** The time on each question, beside the cohort's median. */
function TimeSpent({ answered, cohort }: { answered: readonly Answered[]; cohort: Cohort | null }) {
  const figures = useFigures();
  const reviewCopy = useReviewCopy();
  const studyCopy = useStudyCopy();
  const timeText = (seconds: number | null): string => figures.spentText(seconds) ?? '–';
  const usual = usualSeconds(cohort);
  const timed = answered.map((one) => ({ ...one, median: usual(one.questionId) }));
  const hasMedians = timed.some((one) => one.median !== null);
  return (
    <ChartCard
      isFolded
      title={studyCopy.time}
      note={hasMedians ? studyCopy.timeNote : studyCopy.timeNoteAlone}
      columns={[studyCopy.question, studyCopy.outcome, studyCopy.yourTime, studyCopy.usualTime]}
      rows={timed.map((one) => [one.number, outcomeWords(one.outcome, reviewCopy, studyCopy), timeText(one.seconds), timeText(one.median)])}
    >
      <Plot chart={timeChart(timed, reviewCopy, studyCopy, figures)} />
    </ChartCard>
  );
}

/** The order of the answers, as a chart; renders nothing without answers. */
function AnswerOrder({ answered }: { answered: readonly Answered[] }) {
  const reviewCopy = useReviewCopy();
  const studyCopy = useStudyCopy();
  const ordered = inOrder(answered);
  if (ordered.length === 0) return null;
  return (
    <ChartCard
      isFolded
      title={studyCopy.order}
      note={studyCopy.orderNote}
      columns={[studyCopy.place, studyCopy.question, studyCopy.outcome]}
      rows={ordered.map((one, index) => [index + 1, one.number, outcomeWords(one.outcome, reviewCopy, studyCopy)])}
    >
      <Plot chart={orderChart(ordered, answered.length, reviewCopy, studyCopy)} />
    </ChartCard>
  );
}

interface Props {
  result: Result;
  cohort: Cohort | null;
  freshness: Freshness;
  /** Whether this person has *Revise*. */
  mayMend: boolean;
}

/** Two beside each other where there is room. */
const pair = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-4 empty:hidden';

/** The analysis of a result. Memoized: charts are drawn again only for new data, not when the tab changes. */
export const Insights = memo(({ result, cohort, freshness, mayMend }: Props) => {
  const studyCopy = useStudyCopy();
  const { insight } = result;
  if (insight === undefined) return <Card className="text-ink-soft">{studyCopy.noInsight}</Card>;
  const answered = answeredOf(result);
  const place = cohort && rankInCohort(cohort, result);
  const isTimed = answered.some((one) => one.seconds !== null);
  return (
    <div className="flex flex-col gap-4">
      <Lessons answered={answered} insight={insight} cohort={cohort} mended={mayMend ? result.assessmentId : null} />
      {answered.some(({ isPartly }) => isPartly) && <p className="text-ink-soft text-sm">{studyCopy.partlyNote}</p>}
      <div className={pair}>
        <Accuracy isNamed title={studyCopy.accuracy('subject')} groups={breakdownBy(answered, subjectNames)} />
        {place ? (
          <RankCard place={place} totalMarks={result.totalMarks} />
        ) : (
          <NoRank participants={cohort?.participants ?? null} freshness={freshness} />
        )}
      </div>
      <Accuracy isWide title={studyCopy.accuracy('category')} groups={weakestFirst(breakdownBy(answered, categoryNames))} />
      {/* On a phone what follows is folded. */}
      <div className={pair}>
        {place && <Spread place={place} score={result.score} totalMarks={result.totalMarks} />}
        <Accuracy
          isFolded
          title={studyCopy.accuracy('difficulty')}
          groups={easiestFirst(breakdownBy(answered, difficultyNames)).map((group) => ({
            ...group,
            name: studyCopy.difficultyOf(group.name),
          }))}
        />
      </div>
      {isTimed ? <TimeSpent answered={answered} cohort={cohort} /> : <Card className="text-ink-soft">{studyCopy.noTimes}</Card>}
      {isTimed && <AnswerOrder answered={answered} />}
    </div>
  );
});
