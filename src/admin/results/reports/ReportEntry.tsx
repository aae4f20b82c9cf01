import { useState } from 'react';
import type { ReportReason, ReportRow } from '../../../../contract/question/report';
import { Button } from '../../../ui/controls/Button';
import { Badge } from '../../../ui/controls/Card';
import { Link } from '../../../ui/link/Link';
import { Prose } from '../../../ui/maths/Prose';
import { questionPath } from '../../kit/paths/question-path';
import { useMay } from '../../kit/rights/use-may';
import { type ResultsWords, useResultsCopy } from '../../words/use-results-copy';
import { momentText } from '../../words/wording/moment-text';
import { AnswerForm } from './AnswerForm';

const outcomeText = ({ outcomes, unknown }: ResultsWords['reports'], outcome: string): string =>
  outcomes[outcome as keyof typeof outcomes] ?? unknown;

/** A report: the question as it was sat, what is wrong with it, and the answer or its form. */
export function ReportEntry({ row }: { row: ReportRow }) {
  const { reports, locale } = useResultsCopy();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const { id, outcome, answer, answeredAt, isWithheld = false } = row;
  const words = isWithheld ? reports.withheld : row.text;
  return (
    <li className="flex flex-col gap-2 px-4 py-4 sm:px-5">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={row.reason === 'key' ? 'warn' : 'plain'}>{reports.reasons[row.reason as ReportReason] ?? reports.reasons.other}</Badge>
        {outcome !== null && <Badge tone="good">{outcomeText(reports, outcome)}</Badge>}
        <span className="wrap-anywhere text-ink-soft text-sm">{reports.reported(momentText(row.at, locale), row.assessment)}</span>
      </p>
      <p className="wrap-anywhere line-clamp-3 whitespace-pre-line font-medium">
        <Prose text={row.question} />
      </p>
      <p className={`wrap-anywhere max-w-3xl whitespace-pre-line ${row.text === '' ? 'text-ink-soft' : ''}`}>{words || reports.noWords}</p>
      {answer !== null && answeredAt !== null && (
        <p className="wrap-anywhere max-w-3xl whitespace-pre-line rounded-control bg-brand-soft px-3 py-2">
          {reports.answered(momentText(answeredAt, locale), answer)}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {may('getRegrades') && !isWithheld && (
          <Link
            to={questionPath(row.assessmentId, row.questionId)}
            aria-label={reports.openQuestionOf(id)}
            className="inline-flex min-h-11 items-center text-brand-ink underline underline-offset-4"
          >
            {reports.openQuestion}
          </Link>
        )}
        {may('answerReport') && !isWithheld && !isOpen && (
          <Button variant="secondary" aria-label={answer === null ? reports.answerOf(id) : undefined} onClick={() => setOpen(true)}>
            {answer === null ? reports.answer : reports.change}
          </Button>
        )}
      </div>
      {isOpen && <AnswerForm row={row} onClose={() => setOpen(false)} />}
    </li>
  );
}
