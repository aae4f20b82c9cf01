import { onDemand } from '../../../ui/on-demand';
import { useLive } from '../../../ui/use-live';
import { device } from '../../device/db';
import { trustedClock } from '../../device/trusted-clock';
import { PrivateNote } from './PrivateNote';

const AimLine = onDemand(async () => (await import('../../../ui/schedule/AimLine')).AimLine);

interface StartNotesProps {
  uid: string;
  paperId: number;
}

/**
 * What stands around the start of a paper, and comes after it: a warning above; as the last line, which moves no button, the day of the real exam and the expected cut-off,
 * as the list of available assessments has them.
 */
export function StartNotes({ uid, paperId }: StartNotesProps) {
  const listed = useLive(`${uid} ${paperId}`, () => device.available.get([uid, paperId]));
  return (
    <>
      <PrivateNote />
      {listed && (listed.examDate ?? listed.cutOff) !== undefined && (
        <div className="order-last">
          <AimLine of={listed} now={trustedClock.now()} />
        </div>
      )}
    </>
  );
}
