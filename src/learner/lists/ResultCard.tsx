import type { ResultSummary } from '../../../contract/assessment/assessment';
import { secondsOfResult } from '../../../contract/assessment/granted';
import { useListCopy } from '../../copy/use-list-copy';
import { ButtonLink } from '../../ui/controls/Button';
import { Card } from '../../ui/controls/Card';
import { Facts } from '../../ui/Facts';
import { useFigures } from '../figures';
import { ExtraTimeNote } from '../score/ExtraTimeNote';
import { OutcomeCounts } from '../score/OutcomeCounts';
import { ScoreLine } from '../score/ScoreLine';
import { row } from './view/row';
import { Unfold } from './view/Unfold';
import { useUnfolded } from './view/use-unfolded';

/** A completed assessment: a row on a phone, a card on a wider page. */
export function ResultCard({ result }: { result: ResultSummary }) {
  const { durationText, marksText, momentText } = useFigures();
  const copy = useListCopy();
  const [isOpen, turn] = useUnfolded('taken', result.assessmentId);
  const title = copy.assessmentTitle(result.assessmentTitle, result.assessmentId);
  return (
    <Card data-folded={!isOpen || undefined} className={`flex h-full flex-col gap-4 ${row.card}`}>
      <div className={`flex flex-col gap-1 max-sm:gap-0 ${row.head}`}>
        <h2 className={`wrap-anywhere ${isOpen ? '' : row.title}`}>{title}</h2>
        <p className="text-ink-soft text-sm">
          {copy.submitted} <time dateTime={result.submittedAt}>{momentText(result.submittedAt)}</time>
        </p>
      </div>
      <Unfold name={title} isOpen={isOpen} onTurn={turn} />
      <div
        className={`mt-auto max-sm:mt-0 max-sm:[&_p]:gap-x-1.5 max-sm:[&_span]:text-lg max-sm:[[data-text=largest]_&]:mr-2 ${row.beside}`}
      >
        <ScoreLine result={result} />
      </div>
      <div className={row.more}>
        <OutcomeCounts counted={result} partly={result.partlyCorrect} />
      </div>
      <div className={row.times}>
        <Facts
          facts={[
            [copy.questions, result.totalQuestions],
            [copy.marks, marksText(result.totalMarks)],
            [copy.duration, durationText(secondsOfResult(result).given)],
          ]}
        />
        <ExtraTimeNote result={result} />
      </div>
      <ButtonLink
        variant="secondary"
        className={row.action}
        to={`/assessments/${result.assessmentId}/result`}
        aria-label={`${copy.viewResult}: ${title}`}
      >
        {copy.viewResult}
      </ButtonLink>
    </Card>
  );
}
