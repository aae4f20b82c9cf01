import type { Answered } from '../../../analysis/answers/answered';
import { usualSeconds } from '../../../analysis/answers/pace';
import type { Cohort } from '../../../contract/assessment/insight';
import { useReviewCopy } from '../../copy/use-review-copy';
import { useStudyCopy } from '../../copy/use-study-copy';
import { Figure } from '../../ui/chart/Figure';
import { Plot } from '../../ui/chart/Plot';
import { useFigures } from '../figures';
import { outcomeWords } from './outcome-series';
import { timeChart } from './time-chart';

/** The time on each question, beside the cohort's median. */
export function TimeSpent({ answered, cohort }: { answered: readonly Answered[]; cohort: Cohort | null }) {
  const figures = useFigures();
  const reviewCopy = useReviewCopy();
  const studyCopy = useStudyCopy();
  const timeText = (seconds: number | null): string => figures.spentText(seconds) ?? '–';
  const usual = usualSeconds(cohort);
  const timed = answered.map((one) => ({ ...one, median: usual(one.questionId) }));
  const hasMedians = timed.some((one) => one.median !== null);
  return (
    <Figure
      title={studyCopy.time}
      note={hasMedians ? studyCopy.timeNote : studyCopy.timeNoteAlone}
      columns={[studyCopy.question, studyCopy.outcome, studyCopy.yourTime, studyCopy.usualTime]}
      rows={timed.map((one) => [one.number, outcomeWords(one.outcome, reviewCopy, studyCopy), timeText(one.seconds), timeText(one.median)])}
    >
      <Plot chart={timeChart(timed, reviewCopy, studyCopy, figures)} />
    </Figure>
  );
}
