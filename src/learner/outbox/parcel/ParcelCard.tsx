import { useEffect, useState } from 'react';
import { answeredIn } from '../../../../contract/assessment/parcel-body';
import { useOutboxCopy } from '../../../copy/use-outbox-copy';
import type { Parcel } from '../../../runner/device/db';
import { trustedClock } from '../../../runner/device/trusted-clock';
import { useOnline } from '../../../ui/browser/use-online';
import { Banner } from '../../../ui/controls/Banner';
import { Badge, Card } from '../../../ui/controls/Card';
import { Facts } from '../../../ui/Facts';
import { ParcelActions } from './ParcelActions';
import { clockSentence, lastTryText, parcelWords, pastText } from './parcel-words';
import { situationOf } from './situation';

/** Returns the wall clock in epoch milliseconds, updated each second. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, []);
  return now;
}

/** A parcel: handed-in answers that the server does not have, as far as this device knows. */
export function ParcelCard({ parcel }: { parcel: Parcel }) {
  const copy = useOutboxCopy();
  const now = useNow();
  const situation = situationOf(parcel, now);
  const { badge, why, promise, nextTry } = parcelWords(copy, parcel, now, useOnline());
  const counts = answeredIn(parcel.body);
  return (
    <Card data-status={parcel.state} data-situation={situation} className="flex flex-col gap-3 border-l-4 border-l-warn">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="wrap-anywhere min-w-0">{copy.assessmentTitle(parcel.title, parcel.assessmentId)}</h2>
        <Badge tone="warn">{badge}</Badge>
      </div>
      {situation === 'busy' && <Banner tone="error">{copy.submitFailed}</Banner>}
      <p role="status">{[why, promise].filter(Boolean).join(' ')}</p>
      {parcel.clock && <p>{clockSentence(copy, parcel.clock)}</p>}
      <Facts
        facts={[
          [copy.handedIn, pastText(copy, parcel.handedInAt, trustedClock.now())],
          [copy.answered, counts === null ? copy.unknown : copy.outOf(counts.answered, counts.of)],
          [copy.lastTry, lastTryText(copy, parcel, now)],
          [copy.nextTry, nextTry],
        ]}
      />
      {situation === 'refused' && parcel.cause !== 'erased' && <p>{copy.parcelRefusedHelp}</p>}
      <ParcelActions parcel={parcel} situation={situation} />
    </Card>
  );
}
