import { useState } from 'react';
import { useWaitingCopy } from '../../copy/use-waiting-copy';
import { device } from '../../runner/device/db';
import { trustedClock } from '../../runner/device/trusted-clock';
import { Banner } from '../../ui/controls/Banner';
import { Button } from '../../ui/controls/Button';
import { useLive } from '../../ui/use-live';
import { OwnAnswers } from './OwnAnswers';
import { type WaitingHere, waitingHere } from './waiting-here';

const nothing: WaitingHere = { underWay: 0, unsent: 0 };

/** Says that an attempt is in progress here, or that submissions wait, but not whose: the reader is not signed in. */
export function WaitingNote() {
  const copy = useWaitingCopy();
  const [isAsking, setAsking] = useState(false);
  const { underWay, unsent } = useLive('waiting here', () => waitingHere(device, trustedClock.now()).catch(() => nothing), nothing);
  if (underWay + unsent === 0) return null;
  return (
    <div data-waiting={underWay + unsent} className="mx-auto w-full max-w-4xl px-4 pt-4">
      <Banner tone="warning">
        <div className="flex flex-col items-start gap-3">
          {underWay > 0 && <p>{copy.underWay}</p>}
          {unsent > 0 && <p>{copy.unsent(unsent)}</p>}
          {isAsking ? (
            <OwnAnswers />
          ) : (
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {copy.cannotSignIn}
            </Button>
          )}
        </div>
      </Banner>
    </div>
  );
}
