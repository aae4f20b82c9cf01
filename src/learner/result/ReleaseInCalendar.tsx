import { device } from '../../runner/device/db';
import { noteTime, timeNoted } from '../../runner/device/seen-times';
import { trustedClock } from '../../runner/device/trusted-clock';
import { ReleaseToCalendar } from '../../ui/schedule/ReleaseToCalendar';
import { useLive } from '../../ui/use-live';

interface Props {
  uid: string;
  assessmentId: number;
  /** The assessment's name. */
  name: string;
  /** Epoch milliseconds. */
  release: number;
}

/** The release for a calendar; the device keeps which one went there. */
export function ReleaseInCalendar({ uid, assessmentId, name, release }: Props) {
  const key = `calendar ${assessmentId}`;
  const inCalendar = useLive(`${uid} ${key}`, () => timeNoted(device, uid, key), null);
  const keep = () => noteTime(device, key, new Date(release).toISOString()).catch(() => undefined /* Then nothing is said of it. */);
  return <ReleaseToCalendar {...{ assessmentId, name, inCalendar }} at={release} now={trustedClock.now} onSaved={() => void keep()} />;
}
