import type { ReactNode } from 'react';
import { isPartlyRight } from '../../../analysis/answers/right';
import type { Result } from '../../../contract/assessment/assessment';
import { useListCopy } from '../../copy/use-list-copy';
import { useReviewCopy } from '../../copy/use-review-copy';
import { HeroCard } from '../score/HeroCard';
import { reachedBy, reachedCounts } from '../score/reached';
import { ScoreLine } from '../score/ScoreLine';

interface Props {
  result: Result;
  /** What to do next. */
  children: ReactNode;
}

/** What was reached in one sentence, the score, and what to do next. */
export function ScoreHeader({ result, children }: Props) {
  const copy = useListCopy();
  const reviewCopy = useReviewCopy();
  const partly = result.questions.filter(isPartlyRight).length;
  return (
    <HeroCard aria-label={copy.score} className="flex flex-col gap-4">
      <p className="text-balance font-bold text-2xl leading-tight">
        {reviewCopy.reached[reachedBy(result, partly)](reachedCounts(result, partly))}
      </p>
      <ScoreLine result={result} isLarge />
      {children}
    </HeroCard>
  );
}
