import { isPartlyRight } from '../../../analysis/answers/right';
import type { Result } from '../../../contract/assessment/assessment';
import { useCopy } from '../../copy/use-copy';
import { Card } from '../../ui/controls/Card';
import { Facts } from '../Facts';
import { useFigures } from '../figures';
import { ExtraTimeNote } from '../score/ExtraTimeNote';
import { OutcomeCounts } from '../score/OutcomeCounts';
import { ScoreLine } from '../score/ScoreLine';

/** The score with its counts and facts. */
export function ScoreHeader({ result }: { result: Result }) {
  const { durationText, momentText } = useFigures();
  const copy = useCopy();
  const partly = result.questions.filter(isPartlyRight).length;
  return (
    <Card aria-label={copy.score} className="flex flex-col gap-4">
      <ScoreLine result={result} isLarge />
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
