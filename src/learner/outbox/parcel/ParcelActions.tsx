import { useOutboxCopy } from '../../../copy/use-outbox-copy';
import { device, type Parcel } from '../../../runner/device/db';
import { retryParcel } from '../../../runner/outbox/retry-parcel';
import { canShareFiles } from '../../../ui/browser/save-file';
import { Button } from '../../../ui/controls/Button';
import { SignInAgain } from './SignInAgain';
import { hasFailed, type Situation } from './situation';
import { copyOfParcel, useCarriedCopy } from './use-carried-copy';

/** The learner's actions for a parcel: send now, sign in, save a copy. */
export function ParcelActions({ parcel, situation }: { parcel: Parcel; situation: Situation }) {
  const copy = useOutboxCopy();
  const { said, save, share } = useCarriedCopy(() => copyOfParcel(parcel));
  const canBeSent = situation !== 'sign-in' && situation !== 'elsewhere' && parcel.cause !== 'erased';
  const title = copy.assessmentTitle(parcel.title, parcel.assessmentId);
  const send = hasFailed(parcel) && situation !== 'held' ? copy.tryAgain : copy.sendNow;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {canBeSent && (
          <Button
            aria-label={`${send}: ${title}`}
            disabled={situation === 'sending'}
            onClick={() => void retryParcel(device, window, parcel)}
          >
            {send}
          </Button>
        )}
        {situation === 'sign-in' && <SignInAgain />}
        <Button variant="secondary" aria-label={`${copy.saveCopy}: ${title}`} onClick={save}>
          {copy.saveCopy}
        </Button>
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
