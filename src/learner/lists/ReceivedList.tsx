import { useListCopy } from '../../copy/use-list-copy';
import type { KeptReceipt } from '../../runner/outbox/receipts';
import { Card } from '../../ui/controls/Card';
import { Link } from '../../ui/link/Link';
import { Received } from '../score/Received';

/** Submissions that the server has, while its lists, which would name them, cannot be asked. */
export function ReceivedList({ receipts }: { receipts: readonly KeptReceipt[] }) {
  const copy = useListCopy();
  return (
    <ul aria-label={copy.answersReceived} className="grid gap-4 md:grid-cols-2">
      {receipts.map(({ assessmentId, title, receivedAt, counts }) => (
        <li key={assessmentId}>
          <Card className="flex h-full flex-col gap-2 border-l-4 border-l-good">
            <h2 className="wrap-anywhere">
              <Link to={`/assessments/${assessmentId}/result`}>{copy.assessmentTitle(title, assessmentId)}</Link>
            </h2>
            <Received title={copy.answersReceived} at={receivedAt} counts={counts} />
            <p className="text-ink-soft">{copy.answersReceivedHint}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
