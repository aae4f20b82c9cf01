import type { ReactNode } from 'react';
import { isPartlyRight } from '../../../analysis/answers/right';
import { rankInCohort } from '../../../analysis/rank';
import type { Result } from '../../../contract/assessment/assessment';
import type { Cohort } from '../../../contract/assessment/insight';
import { useListCopy } from '../../copy/use-list-copy';
import { useReviewCopy } from '../../copy/use-review-copy';
import { Card } from '../../ui/controls/Card';
import { Facts } from '../../ui/Facts';
import { useFigures } from '../figures';
import { ExtraTimeNote } from '../score/ExtraTimeNote';
import { OutcomeCounts } from '../score/OutcomeCounts';
import { reachedBy, rightOf } from '../score/reached';
import { ScoreLine } from '../score/ScoreLine';

interface Props {
  result: Result;
  /** All participants; null: not known here. */
  cohort: Cohort | null;
  /** What to do next. */
  children: ReactNode;
}

/** What was reached in one sentence, the score with its counts and facts, and what to do next. */
export function ScoreHeader({ result, cohort, children }: Props) {
  const { durationText, marksText, momentText } = useFigures();
  const copy = useListCopy();
  const reviewCopy = useReviewCopy();
  const partly = result.questions.filter(isPartlyRight).length;
  const { right, all } = rightOf(result, partly);
  const standing = cohort && rankInCohort(cohort, result);
  return (
    <Card aria-label={copy.score} className="flex flex-col gap-4">
      <p className="text-balance font-semibold text-lg">{reviewCopy.reached[reachedBy(result, partly)](right, all)}</p>
      <ScoreLine result={result} isLarge />
      {children}
      {/* Below the buttons, which may not move when it comes. Of the last one it says nothing. */}
      {standing && standing.rank < standing.participants && (
        <p className="text-ink-soft">
          {/* Behind the middle, whom one has reached says more than a late rank. */}
          {2 * standing.rank <= standing.participants
            ? reviewCopy.ranked(marksText(standing.rank), marksText(standing.participants))
            : reviewCopy.standing(marksText(standing.participants - standing.rank), marksText(standing.participants - 1))}
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-end sm:gap-8">
        <OutcomeCounts counted={result} partly={partly} />
        <Facts
          facts={[
            [copy.questions, result.totalQuestions],
            [copy.timeTaken, durationText(result.timeTaken)],
          ]}
        />
      </div>
      <ExtraTimeNote result={result} />
      <p className="text-ink-soft text-sm">
        {copy.submitted} <time dateTime={result.submittedAt}>{momentText(result.submittedAt)}</time>
      </p>
    </Card>
  );
}
