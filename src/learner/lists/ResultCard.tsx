import type { ResultSummary } from '../../../contract/assessment/assessment';
import { secondsOfResult } from '../../../contract/assessment/granted';
import { useCopy } from '../../copy/use-copy';
import { ButtonLink } from '../../ui/controls/Button';
import { Card } from '../../ui/controls/Card';
import { Facts } from '../Facts';
import { useFigures } from '../figures';
import { ExtraTimeNote } from '../score/ExtraTimeNote';
import { OutcomeCounts } from '../score/OutcomeCounts';
import { ScoreLine } from '../score/ScoreLine';

/** A completed assessment. */
export function ResultCard({ result }: { result: ResultSummary }) {
  const { durationText, marksText, momentText } = useFigures();
  const copy = useCopy();
  const title = copy.assessmentTitle(result.assessmentTitle, result.assessmentId);
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="wrap-anywhere">{title}</h2>
        <p className="text-ink-soft text-sm">
          {copy.submitted} <time dateTime={result.submittedAt}>{momentText(result.submittedAt)}</time>
        </p>
      </div>
      <div className="mt-auto flex flex-col gap-4">
        <ScoreLine result={result} />
        <OutcomeCounts counted={result} partly={result.partlyCorrect} />
        <Facts
          facts={[
            [copy.questions, result.totalQuestions],
            [copy.marks, marksText(result.totalMarks)],
            [copy.duration, durationText(secondsOfResult(result).given)],
          ]}
        />
        <ExtraTimeNote result={result} />
        <ButtonLink variant="secondary" to={`/assessments/${result.assessmentId}/result`} aria-label={`${copy.viewResult}: ${title}`}>
          {copy.viewResult}
        </ButtonLink>
      </div>
    </Card>
  );
}
