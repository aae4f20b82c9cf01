import type { Paper } from '../../../../contract/assessment/assessment';
import { useCopy } from '../../../copy/use-copy';
import { useOnline } from '../../../ui/browser/use-online';
import { useWorkerReady } from '../../../ui/browser/use-worker-ready';
import { Badge } from '../../../ui/controls/Card';
import { Sign } from '../../../ui/controls/Sign';
import { needsMaths } from '../../../ui/maths/needs-maths';
import { useMathsReady } from '../../../ui/maths/use-maths-ready';
import { useLive } from '../../../ui/use-live';
import { device } from '../../device/db';
import { isAppHere, wholePapers } from '../../device/ready';

/** A device that cannot be read has nothing ready. */
const none: ReadonlyMap<number, Paper> = new Map();

/** Whether a paper can be taken offline. `no`: it is not being prepared either. */
type Readiness = 'ready' | 'on-the-way' | 'no';

/** Returns whether this paper can be taken offline, checked on the device. `hasPictures`: whether the paper's pictures are stored. */
function useReadyOffline(uid: string, paperId: number, hasPictures: boolean): Readiness {
  const stored = useLive(`paper ${uid} ${paperId}`, async () => {
    const paper = (await wholePapers(device, uid).catch(() => none)).get(paperId);
    return paper && { needsMaths: needsMaths(paper) };
  });
  const isMathsReady = useMathsReady(stored?.needsMaths ?? false);
  const isAppReady = useWorkerReady(isAppHere);
  const isOnline = useOnline();
  if (stored === undefined) return 'no';
  if (isAppReady && isMathsReady && hasPictures) return 'ready';
  return isOnline && 'serviceWorker' in navigator ? 'on-the-way' : 'no';
}

/** Whether the paper can be taken offline. `missing`: the number of its pictures that are not on the device; undefined until known. */
export function ReadyOffline({ uid, paperId, missing }: { uid: string; paperId: number; missing: number | undefined }) {
  const copy = useCopy();
  const readiness = useReadyOffline(uid, paperId, missing === 0);
  if (readiness === 'no') return null;
  if (readiness === 'on-the-way') return <Badge>{copy.gettingReady}</Badge>;
  return (
    <Badge tone="good">
      <Sign of="check" /> {copy.readyOffline}
    </Badge>
  );
}
