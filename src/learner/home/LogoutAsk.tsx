import { useCopy } from '../../copy/use-copy';
import type { Parcel } from '../../runner/device/db';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import type { Opening } from '../../ui/controls/DialogButton';

export interface LogoutAskProps extends Opening {
  unsent: readonly Parcel[];
  onLeave: () => void;
}

/** Asks before a logout that leaves submissions unsent. */
export function LogoutAsk({ isOpen, onClose, unsent, onLeave }: LogoutAskProps) {
  const copy = useCopy();
  return (
    <Dialog
      title={copy.logoutUnsentTitle}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onLeave}>
            {copy.logoutAnyway}
          </Button>
          <Button onClick={onClose}>{copy.stay}</Button>
        </>
      }
    >
      <ul className="list-disc pl-5 font-semibold">
        {unsent.map((parcel) => (
          <li key={parcel.assessmentId} className="wrap-anywhere">
            {copy.assessmentTitle(parcel.title, parcel.assessmentId)}
          </li>
        ))}
      </ul>
      <p>{copy.logoutUnsent}</p>
    </Dialog>
  );
}
