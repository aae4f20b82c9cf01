import { useOutboxCopy } from '../../copy/use-outbox-copy';
import type { KeptReceipt } from '../../runner/outbox/receipts';
import { ButtonLink } from '../../ui/controls/Button';
import { Card } from '../../ui/controls/Card';
import { Sign } from '../../ui/controls/Sign';
import { useFigures } from '../figures';
import { clockSentence } from './parcel/parcel-words';

/** The submissions that this device has delivered, with the server's receipts. */
export function ReceiptList({ receipts }: { receipts: KeptReceipt[] }) {
  const copy = useOutboxCopy();
  return (
    <Card aria-labelledby="receipts" className="flex flex-col gap-3">
      <h2 id="receipts">{copy.sentFromHere}</h2>
      <ul className="flex flex-col divide-y divide-line">
        {receipts.map((receipt) => (
          <Receipt key={receipt.assessmentId} receipt={receipt} />
        ))}
      </ul>
    </Card>
  );
}

function Receipt({ receipt: { assessmentId, title, receivedAt, counts, clock } }: { receipt: KeptReceipt }) {
  const { momentText } = useFigures();
  const copy = useOutboxCopy();
  const name = copy.assessmentTitle(title, assessmentId);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="text-good text-sm">
          <Sign of="check" /> {copy.receivedAt} <time dateTime={receivedAt}>{momentText(receivedAt)}</time>
          {counts !== null && `, ${copy.answeredOutOf(counts.answered, counts.of)}`}
        </p>
        {clock && <p className="text-sm">{clockSentence(copy, clock)}</p>}
      </div>
      <ButtonLink
        variant="quiet"
        className="-ml-4 sm:ml-0"
        to={`/assessments/${assessmentId}/result`}
        aria-label={`${copy.viewResult}: ${name}`}
      >
        {copy.viewResult}
      </ButtonLink>
    </li>
  );
}
