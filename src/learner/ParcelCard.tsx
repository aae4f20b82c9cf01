import type { Parcel } from '../runner/device/db';
import { isPending } from '../runner/outbox/deliver';
import { tryNow } from '../runner/outbox/try-now';
import { unreached } from '../runner/outbox/verdict';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { Badge, Card } from '../ui/Card';
import { copy } from '../ui/copy';
import { momentText } from './figures';
import { fileOf, parcelWords } from './parcel-words';
import { SignInAgain } from './SignInAgain';

/** Somebody answered, but did not take it. A server that is out of reach is no failure: the parcel waits for it. */
const hasFailed = ({ state, tries, reason }: Parcel): boolean => state === 'waiting' && tries > 0 && reason !== unreached;

/** Answers that were handed in and that the server does not have yet. */
export function ParcelCard({ parcel }: { parcel: Parcel }) {
  const { state, promise } = parcelWords[parcel.state];
  return (
    <Card data-status={parcel.state} className="flex flex-col gap-3 border-l-4 border-l-warn">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="wrap-anywhere min-w-0">{copy.assessmentTitle(parcel.title, parcel.assessmentId)}</h2>
        <Badge tone="warn">{state}</Badge>
      </div>
      <p className="text-ink-soft text-sm">
        Handed in <time dateTime={new Date(parcel.handedInAt).toISOString()}>{momentText(parcel.handedInAt)}</time>
      </p>
      {hasFailed(parcel) && <Banner tone="error">{copy.submitFailed}</Banner>}
      <p>
        {parcel.reason} {promise}
      </p>
      {parcel.state === 'waiting' && parcel.tries > 0 && (
        <Button look="secondary" className="self-start" onClick={() => tryNow(window)}>
          {copy.tryAgain}
        </Button>
      )}
      {parcel.state === 'sign-in' && <SignInAgain />}
      {!isPending(parcel) && (
        <a
          className="self-start font-semibold text-brand-ink underline underline-offset-4"
          href={fileOf(parcel)}
          download={`assessment-${parcel.assessmentId}-answers.json`}
        >
          {copy.saveAnswers}
        </a>
      )}
    </Card>
  );
}
