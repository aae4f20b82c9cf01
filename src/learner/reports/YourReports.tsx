import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useReportCopy } from '../../copy/use-report-copy';
import { Card } from '../../ui/controls/Card';
import { Link } from '../../ui/link/Link';
import { useLive } from '../../ui/use-live';
import { study } from '../device/study';
import { readAnswers, reportsOn } from '../errands/kept-reports';
import { useCourier } from '../errands/use-courier';
import { ReportState } from './ReportState';

const id = 'your-reports';

/** A person's reports about questions with their answers; nothing where there is none. */
export function YourReports({ uid }: { uid: string }) {
  const copy = useReportCopy();
  useCourier(uid, 'visit');
  const reports = useLive(uid, () => reportsOn(study, uid), []);
  const { hash } = useLocation();
  const card = useRef<HTMLHeadingElement>(null);
  const isMeant = hash === `#${id}` && reports.length > 0;
  useEffect(() => {
    if (isMeant) card.current?.focus();
  }, [isMeant]);
  // The answers are on the screen.
  useEffect(() => void readAnswers(study, uid, reports).catch(() => undefined /* They stay news. */), [uid, reports]);
  if (reports.length === 0) return null;
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id={id} ref={card} tabIndex={-1}>
          {copy.yours}
        </h2>
        <p className="text-ink-soft">{copy.yoursLead}</p>
      </div>
      <ul className="flex flex-col divide-y divide-line">
        {reports.map((report) => (
          <li key={report.questionId} className="flex flex-col items-start gap-2 py-4 first:pt-0 last:pb-0">
            <ReportState report={report} />
            <Link to={`/assessments/${report.assessmentId}/result`} className="py-2 text-brand-ink text-sm underline">
              {copy.toResult}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
