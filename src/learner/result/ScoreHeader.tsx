import type { ReactNode } from 'react';
import { isPartlyRight } from '../../../analysis/answers/right';
import { rankInCohort } from '../../../analysis/rank';
import type { Result } from '../../../contract/assessment/assessment';
import type { Cohort } from '../../../contract/assessment/insight';
import { useListCopy } from '../../copy/use-list-copy';
import { useReviewCopy } from '../../copy/use-review-copy';
import { HeroCard } from '../score/HeroCard';
import { reachedBy, reachedCounts } from '../score/reached';
import { ScoreLine } from '../score/ScoreLine';

interface Props {
  result: Result;
  /** All participants; null: not known here. */
  cohort: Cohort | null;
  /** What to do next. */
  children: ReactNode;
}

/** What was reached in one sentence, the score, the first rank, and what to do next. */
export function ScoreHeader({ result, cohort, children }: Props) {
  const copy = useListCopy();
  const reviewCopy = useReviewCopy();
  const partly = result.questions.filter(isPartlyRight).length;
  const isFirst = result.score > 0 && cohort !== null && rankInCohort(cohort, result)?.rank === 1;
  return (
    <HeroCard aria-label={copy.score} className="flex flex-col gap-4">
      <p className="text-balance font-bold text-2xl leading-tight">
        {reviewCopy.reached[reachedBy(result, partly)](reachedCounts(result, partly))}
      </p>
      <ScoreLine result={result} isLarge rank={isFirst ? `${reviewCopy.rank} 1` : undefined} />
      {children}
    </HeroCard>
  );
}
