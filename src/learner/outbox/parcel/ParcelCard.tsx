import { useEffect, useState } from 'react';
import { answeredIn } from '../../../../contract/assessment/parcel-body';
import { useOutboxCopy } from '../../../copy/use-outbox-copy';
import { device, type Parcel } from '../../../runner/device/db';
import { attemptOn, paperOn } from '../../../runner/device/shelf';
import { trustedClock } from '../../../runner/device/trusted-clock';
import { endedByClock } from '../../../runner/outbox/send-jitter';
import { retryParcel } from '../../../runner/outbox/try-now';
import { canShareFiles } from '../../../ui/browser/save-file';
import { useOnline } from '../../../ui/browser/use-online';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { Badge, Card } from '../../../ui/controls/Card';
import { Sign } from '../../../ui/controls/Sign';
import { Facts } from '../../../ui/Facts';
import { useLive } from '../../../ui/use-live';
import { causeOf } from './older-causes';
import { clockSentence, lastTryText, parcelWords, pastText } from './parcel-words';
import { SignInAgain } from './SignInAgain';
import { hasFailed, type Situation, situationOf } from './situation';
import { copyOfParcel, useCarriedCopy } from './use-carried-copy';

/** Whether the person is blocked: no further try helps. */
const isOfBlocked = (parcel: Parcel): boolean => causeOf(parcel) === 'shut-out';

/** The learner's actions for a parcel: send now, sign in, save a copy. */
function ParcelActions({ parcel, situation, maySend }: { parcel: Parcel; situation: Situation; maySend: boolean }) {
  const copy = useOutboxCopy();
  const { said, save, share } = useCarriedCopy(() => copyOfParcel(parcel));
  const canBeSent = maySend && situation !== 'sign-in' && situation !== 'elsewhere' && parcel.cause !== 'erased';
  const title = copy.assessmentTitle(parcel.title, parcel.assessmentId);
  const isShutOut = isOfBlocked(parcel);
  const send = hasFailed(parcel) && situation !== 'held' && !isShutOut ? copy.tryAgain : copy.sendNow;
  const sends = canBeSent && (
    <Button
      variant={isShutOut ? 'secondary' : 'primary'}
      aria-label={`${send}: ${title}`}
      disabled={situation === 'sending'}
      onClick={() => void retryParcel(device, window, parcel)}
    >
      {send}
    </Button>
  );
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {/* Who is blocked is helped by a copy first. */}
        {!isShutOut && sends}
        {situation === 'sign-in' && <SignInAgain />}
        <Button variant={isShutOut ? 'primary' : 'secondary'} aria-label={`${copy.saveCopy}: ${title}`} onClick={save}>
          {copy.saveCopy}
        </Button>
        {isShutOut && sends}
        {canShareFiles() && (
          <Button variant="quiet" aria-label={`${copy.shareCopy}: ${title}`} onClick={share}>
            {copy.shareCopy}
          </Button>
        )}
      </div>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {said}
      </p>
    </div>
  );
}

/** Returns the wall clock in epoch milliseconds, updated each second. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, []);
  return now;
}

/** Whether the clock ended the test, and whether it ends everybody's at once, as far as this device knows. */
async function endOf({ uid, assessmentId }: Parcel): Promise<{ isTimeUp: boolean; isCommon: boolean }> {
  const [attempt, paper] = await Promise.all([attemptOn(device, uid, assessmentId), paperOn(device, uid, assessmentId)]);
  return { isTimeUp: attempt !== null && endedByClock(attempt), isCommon: paper?.opensAt !== undefined };
}

const unknownEnd = { isTimeUp: false, isCommon: false };

interface Props {
  parcel: Parcel;
  /** Whether the tries are folded, and no button sends without a network: for who waits for a result, and not for the sending. */
  isBrief?: boolean;
}

/** A parcel: handed-in answers that the server does not have, as far as this device knows. */
export function ParcelCard({ parcel, isBrief = false }: Props) {
  const copy = useOutboxCopy();
  const now = useNow();
  const isOnline = useOnline();
  const situation = situationOf(parcel, now, isOnline);
  const { isTimeUp, isCommon } = useLive(`${parcel.uid} ${parcel.assessmentId}`, () => endOf(parcel), unknownEnd);
  const { badge, why, promise, nextTry } = parcelWords(copy, parcel, now, isOnline, isCommon);
  const counts = answeredIn(parcel.body);
  const tries = [
    [copy.lastTry, lastTryText(copy, parcel, now)],
    [copy.nextTry, nextTry],
  ] as const;
  return (
    <Card
      data-status={parcel.state}
      data-situation={situation}
      data-says-offline={(isBrief && !isOnline) || undefined}
      className="flex flex-col gap-3 border-l-4 border-l-warn"
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="wrap-anywhere min-w-0">{copy.assessmentTitle(parcel.title, parcel.assessmentId)}</h2>
        <Badge tone="warn">{badge}</Badge>
      </div>
      {situation === 'busy' && !isOfBlocked(parcel) && <Banner tone="error">{copy.submitFailed}</Banner>}
      {isTimeUp && <p className="font-semibold text-lg">{copy.timeIsUp}</p>}
      <p role="status">{[why, promise].filter(Boolean).join(' ')}</p>
      {parcel.clock && <p>{clockSentence(copy, parcel.clock)}</p>}
      <Facts
        facts={[
          [isTimeUp ? copy.ended : copy.handedIn, pastText(copy, parcel.handedInAt, trustedClock.now())],
          [copy.answered, counts === null ? copy.unknown : copy.outOf(counts.answered, counts.of)],
          ...(isBrief ? [] : tries),
        ]}
      />
      {isBrief && (
        <details>
          <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-medium text-brand-ink">
            <Sign of="on" />
            {copy.sendingDetails}
          </summary>
          <Facts facts={tries} />
        </details>
      )}
      {situation === 'refused' && parcel.cause !== 'erased' && <p>{copy.parcelRefusedHelp}</p>}
      <ParcelActions parcel={parcel} situation={situation} maySend={!isBrief || isOnline} />
    </Card>
  );
}
