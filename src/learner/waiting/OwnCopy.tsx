import { useCopy } from '../../copy/use-copy';
import { useWaitingCopy } from '../../copy/use-waiting-copy';
import type { AttemptRow, Parcel, Person } from '../../runner/device/db';
import { Button } from '../../ui/controls/Button';
import { Badge } from '../../ui/controls/Card';
import { useLive } from '../../ui/use-live';
import { useCarriedCopy } from '../outbox/parcel/use-carried-copy';
import { copyOfLeft, titleOf } from './copy-of-left';

/** One submission or attempt that a learner left on this device, with a button to save a copy. */
export function OwnCopy({ person, left }: { person: Person; left: Parcel | AttemptRow }) {
  const copy = useCopy();
  const waiting = useWaitingCopy();
  const { said, save } = useCarriedCopy(() => copyOfLeft(person, left));
  const title = useLive(`title ${left.uid} ${left.assessmentId}`, () => titleOf(left), null);
  return (
    <li className="flex flex-col items-start gap-2 rounded-control border border-line bg-surface p-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="wrap-anywhere font-semibold">{copy.assessmentTitle(title, left.assessmentId)}</span>
        <Badge>{'body' in left ? copy.parcelWaiting : waiting.notSubmitted}</Badge>
      </div>
      <Button variant="secondary" onClick={save}>
        {copy.saveCopy}
      </Button>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {said}
      </p>
    </li>
  );
}
