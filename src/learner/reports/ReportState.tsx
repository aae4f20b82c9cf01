import type { ReportReason } from '../../../contract/question/report';
import type { ReportCopy } from '../../copy/en/report';
import { useReportCopy } from '../../copy/use-report-copy';
import { Badge } from '../../ui/controls/Card';
import type { ReportHere } from '../device/study';
import { useFigures } from '../figures';

function stateText(copy: ReportCopy, { state, outcome }: ReportHere): string {
  if (outcome === null) return copy.states[state];
  // A newer server may know another outcome.
  return copy.outcomes[outcome as keyof ReportCopy['outcomes']] ?? copy.answered;
}

/** What a person reported, how it stands, and the institute's answer. */
export function ReportState({ report }: { report: ReportHere }) {
  const copy = useReportCopy();
  const { momentText } = useFigures();
  const { reason, text, at, outcome, answer } = report;
  return (
    <div className="flex flex-col items-start gap-2">
      <Badge tone={outcome === null ? 'plain' : 'good'}>{stateText(copy, report)}</Badge>
      <p className="font-medium">{copy.reasons[reason as ReportReason] ?? copy.reasons.other}</p>
      {text !== '' && <p className="wrap-anywhere whitespace-pre-line">{text}</p>}
      <p className="text-ink-soft text-sm">{copy.told(momentText(at))}</p>
      {answer !== null && (
        <p className="wrap-anywhere whitespace-pre-line rounded-control bg-brand-soft px-3 py-2">{copy.answer(answer)}</p>
      )}
    </div>
  );
}
